"""An analysis as one HTML page."""

import html

from agon.coach.analysis import Analysis
from agon.lab import plots
from agon.lab.report import STYLE, html_table, image, percent


def analysis_page(found: Analysis) -> str:
    names = [f"seat {seat + 1}" for seat in range(found.players)]
    body = [
        [
            str(swing.move),
            names[swing.chooser],
            swing.option.notation,
            names[swing.seat],
            percent(swing.before),
            percent(swing.after),
        ]
        for swing in found.swings
    ]
    table = html_table((["move", "chosen by", "choice", "whose chance", "before", "after"], body))
    curve = image(plots.curve_plot(found.curve, names), "chances to win by choice")
    heading = html.escape(f"Analysis: {found.title}")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{heading}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{heading}</h1><h2>Chances to win</h2>{curve}<h2>Biggest swings</h2>{table}</body></html>\n"
    )
