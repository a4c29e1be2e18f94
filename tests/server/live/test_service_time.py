"""For how long tables were served, whatever the clock of the machine does."""

from banchisa.server.live.service_time import ServiceTime


class Clock:
    def __init__(self, time: float) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


def test_after_a_stop_that_pages_notice_nobody_loses_time_until_they_can_be_back():
    clock = Clock(1000.0)
    time = ServiceTime(clock)
    clock.time = 1010.0
    assert time.served_since(1000.0) == 0.0
    assert time.granted == 20.0
    for clock.time in (1010.5, 1011.0):
        time.now()
    assert (time.served_since(1000.0), time.granted) == (0.0, 19.0)


def test_a_clock_that_is_set_back_neither_stands_still_for_long_nor_hides_later_stops():
    clock = Clock(1000.0)
    time = ServiceTime(clock)
    clock.time = 1010.0  # a stop, and 20 seconds for who comes back
    time.now()
    clock.time = 500.0
    assert time.granted <= 20.0
    clock.time = 560.0  # another stop
    assert time.served_since(500.0) == 0.0
    assert time.granted == 20.0


def test_what_a_server_left_whose_clock_went_ahead_is_no_time_of_grace():
    clock = Clock(9000.0)
    before = ServiceTime(clock)
    clock.time = 9010.0
    sign = before.write()
    clock.time = 500.0
    time = ServiceTime(clock)
    time.resume(sign, is_alone=True)
    assert time.granted <= 20.0
