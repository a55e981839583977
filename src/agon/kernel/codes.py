"""Options as integers: a verb in the low 8 bits and up to four arguments of 12 bits each above it.

Inside the engine an option is such a code; the vocabulary of the game gives it words.
"""

from mypy_extensions import i64


def code(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return verb | (a << 8) | (b << 20) | (c << 32) | (d << 44)


def verb_of(option: i64) -> i64:
    return option & 255


def arg_a(option: i64) -> i64:
    return (option >> 8) & 4095


def arg_b(option: i64) -> i64:
    return (option >> 20) & 4095


def arg_c(option: i64) -> i64:
    return (option >> 32) & 4095


def arg_d(option: i64) -> i64:
    return (option >> 44) & 4095


def args_of(option: i64) -> list[int]:
    """All four arguments, for the codec; the hot path takes them one by one."""
    return [int(arg_a(option)), int(arg_b(option)), int(arg_c(option)), int(arg_d(option))]
