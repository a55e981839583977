"""Imported first by what needs the extra ``openspiel``: where it is missing, a sentence says so."""

from agon.lab.extras import check

check("openspiel")
