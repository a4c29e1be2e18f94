"""Tables in order: named, put away, removed, filtered; bots with faces; results that can be saved."""

from pathlib import Path

from playwright.sync_api import expect

from support.guests import LAPTOP, PHONE, by_mouse

LONE = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "normal"}]


def open_without_going(guest, game="nanuuk", seats=None, **more):
    return guest.post("tables", game=game, seats=seats or LONE, **more)["table"]


def row(guest, name):
    return guest.page.locator("li.row", has_text=name)


def test_a_table_is_named_by_its_host_and_the_others_see_it(arrive):
    ada, jonas = arrive(size=LAPTOP), arrive(size=PHONE)
    opened = ada.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "link"}, {"kind": "link"}])
    jonas.post(f"tables/{opened['table']}/sit", invite=opened["invite"], name="Jonas")
    jonas.goto(f"t/{opened['table']}")
    jonas.page.locator(".invite").wait_for()
    ada.page.get_by_role("button", name="Name the table").click()
    ada.page.get_by_label("Name of the table").fill("Thin Ice")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name="Thin Ice")).to_be_visible()
    expect(jonas.page.get_by_role("heading", name="Thin Ice")).to_be_visible()
    assert jonas.page.get_by_role("button", name="Name the table").count() == 0
    jonas.goto()
    expect(row(jonas, "Thin Ice")).to_contain_text("with Ada")


def test_tables_are_archived_hidden_removed_and_filtered(arrive):
    ada = arrive(size=LAPTOP)
    for name in ("One", "Two", "Three"):
        open_without_going(ada, name=name)
    open_without_going(ada, game="iglu", name="Four")
    ada.goto()
    expect(ada.page.locator("li.row")).to_have_count(4)
    expect(row(ada, "One")).to_contain_text("with Edda")

    row(ada, "One").get_by_role("button", name="More for One").focus()
    ada.page.keyboard.press("Enter")
    row(ada, "One").get_by_role("button", name="Archive").click()
    expect(row(ada, "One")).to_have_count(0)
    row(ada, "Two").get_by_role("button", name="More for Two").click()
    row(ada, "Two").get_by_role("button", name="Hide").click()
    expect(row(ada, "Two")).to_have_count(0)
    row(ada, "Three").get_by_role("button", name="More for Three").click()
    row(ada, "Three").get_by_role("button", name="Delete").click()
    expect(row(ada, "Three").get_by_text("Delete it for good?")).to_be_visible()
    row(ada, "Three").get_by_role("button", name="Keep").click()
    row(ada, "Three").get_by_role("button", name="Delete").click()
    row(ada, "Three").get_by_role("button", name="Yes, delete").click()
    expect(row(ada, "Three")).to_have_count(0)

    ada.page.get_by_role("radio", name="Archived").check(force=True)
    expect(ada.page.locator("li.row")).to_have_count(1)
    row(ada, "One").get_by_role("button", name="More for One").click()
    row(ada, "One").get_by_role("button", name="Bring back").click()
    expect(row(ada, "Four")).to_be_visible()  # nothing is archived any more
    expect(row(ada, "One")).to_be_visible()
    ada.page.get_by_label("Which game").select_option("iglu")
    expect(row(ada, "One")).to_have_count(0)
    expect(row(ada, "Four")).to_be_visible()


def test_bots_show_name_face_and_level(arrive):
    ada = arrive(size=LAPTOP, locale="nl-NL")
    ada.open_table(seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "expert"}], mode="intro")
    card = ada.page.locator("[data-seat-card='1']")
    card.wait_for()
    expect(card).to_contain_text("Unni")
    assert card.locator("use[href='#s-bot-expert']").count() == 1
    expect(card.locator(".sr")).to_contain_text("bot, expert")


def test_results_stand_in_the_lobby_and_can_be_saved(arrive):
    ada = arrive(size=LAPTOP)
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    ada.open_table(seats=seats, mode="intro")
    ada.play_to_the_end(by_mouse)
    ada.goto()
    found = ada.page.locator("li.row", has_text="Nanuuk!")
    expect(found).to_contain_text("of 2")
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="CSV").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert text.splitlines()[0] == "date,game,table,name,seat,player,you,place,score"
    assert [line.split(",")[5] for line in text.splitlines()[1:]] == ["Ada", "random"]
