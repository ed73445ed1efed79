import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UnsentBox } from "./UnsentBox.ts";
import { textOf, unsentPlace } from "./unsentStore.ts";
import type { Values } from "./unsentStore.ts";

const place = unsentPlace("1", "comment on post 7");
const stops: (() => void)[] = [];

beforeEach(() => localStorage.clear());
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Opens the box in a tab; another one with the same place stands for another tab. */
function openBox<T extends Values>(initial: T, isEdit = false): UnsentBox<T> {
  const box = new UnsentBox({ place, initial, isEdit });
  stops.push(box.listen());
  return box;
}
const openComment = () => openBox({ text: "" });
const stored = () => textOf(place.read());
const textIn = (box: UnsentBox<{ text: string }>) => box.getSnapshot().values.text;
const othersIn = (box: UnsentBox<{ text: string }>) => box.getSnapshot().conflict?.theirs.text;
/** Waits until the other boxes have heard of a change. */
const heard = () => Promise.resolve();

describe("a box", () => {
  test("has its text again when it opens again, marked as restored", () => {
    openComment().change({ text: "Half a comment" });
    const again = openComment();
    expect(again.getSnapshot()).toMatchObject({ values: { text: "Half a comment" }, isRestored: true, conflict: null });
  });

  test("stores nothing while it is blank, and nothing more once it was sent", () => {
    const box = openComment();
    box.change({ text: "  \n" });
    expect(place.read()).toBeNull();
    box.change({ text: "Sent" });
    box.clear();
    expect(place.read()).toBeNull();
    expect(box.getSnapshot()).toMatchObject({ values: { text: "" }, isRestored: false });
  });

  test("brings back what was discarded, until something else is typed", () => {
    const box = openComment();
    box.change({ text: "Half a comment" });
    box.discard();
    expect(textIn(box)).toBe("");
    expect(place.read()).toBeNull();
    box.restore();
    expect(textIn(box)).toBe("Half a comment");
    expect(stored()).toBe("Half a comment");
    box.discard();
    box.change({ text: "Else" });
    box.restore();
    expect(textIn(box)).toBe("Else");
  });

  test("stores nothing where it has no place, and works all the same", () => {
    const box = new UnsentBox({ place: null, initial: { text: "" }, isEdit: false });
    box.change({ text: "Half" });
    box.discard();
    box.restore();
    expect(textIn(box)).toBe("Half");
    expect(localStorage).toHaveLength(0);
  });
});

describe("two tabs with the same box", () => {
  test("show the same draft while only one of them is typed in", async () => {
    const here = openComment();
    const there = openComment();
    here.change({ text: "Half a comment" });
    await heard();
    expect(there.getSnapshot()).toMatchObject({ values: { text: "Half a comment" }, isRestored: true });
    there.change({ text: "Half a comment, and more" });
    await heard();
    expect(here.getSnapshot()).toMatchObject({ values: { text: "Half a comment, and more" }, conflict: null });
    there.clear();
    await heard();
    expect(textIn(here)).toBe("");
  });

  test("never overwrite a text with another one: both have both, and so has a page that opens later", async () => {
    const here = openComment();
    const there = openComment();
    here.change({ text: "Mine" });
    await heard();
    there.change({ text: "Something else" });
    await heard();
    await heard();
    expect([textIn(here), othersIn(here)]).toEqual(["Mine", "Something else"]);
    expect([textIn(there), othersIn(there)]).toEqual(["Something else", "Mine"]);
    const later = openComment();
    expect(new Set([textIn(later), othersIn(later)])).toEqual(new Set(["Mine", "Something else"]));
  });

  test("agree as soon as the member has chosen in one of them", async () => {
    const here = openComment();
    const there = openComment();
    here.change({ text: "Mine" });
    there.change({ text: "Something else" });
    await heard();
    await heard();
    here.keepMine();
    await heard();
    expect([textIn(here), othersIn(here)]).toEqual(["Mine", undefined]);
    expect([textIn(there), othersIn(there)]).toEqual(["Mine", undefined]);
    expect(place.read()).toMatchObject({ values: { text: "Mine" }, other: null });
  });

  test("agree on the other text as well", async () => {
    const here = openComment();
    const there = openComment();
    here.change({ text: "Mine" });
    there.change({ text: "Something else" });
    await heard();
    await heard();
    here.takeTheirs();
    await heard();
    expect([textIn(here), othersIn(here)]).toEqual(["Something else", undefined]);
    expect([textIn(there), othersIn(there)]).toEqual(["Something else", undefined]);
  });

  test("do not overwrite each other when one of them was asleep", async () => {
    const here = openComment();
    const asleep = new UnsentBox({ place, initial: { text: "" }, isEdit: false });
    here.change({ text: "Mine" });
    await heard();
    asleep.change({ text: "Something else" });
    expect([textIn(asleep), othersIn(asleep)]).toEqual(["Something else", "Mine"]);
    await heard();
    expect([textIn(here), othersIn(here)]).toEqual(["Mine", "Something else"]);
  });

  test("keep the other text as a draft when one of two is sent", async () => {
    const here = openComment();
    const there = openComment();
    here.change({ text: "Mine" });
    there.change({ text: "Something else" });
    await heard();
    await heard();
    here.clear();
    await heard();
    expect(here.getSnapshot()).toMatchObject({ values: { text: "Something else" }, isRestored: true, conflict: null });
    expect(there.getSnapshot()).toMatchObject({ values: { text: "Something else" }, conflict: null });
    expect(stored()).toBe("Something else");
  });
});

describe("a browser whose data are deleted", () => {
  test("takes no word from an open box", async () => {
    const box = openComment();
    box.change({ text: "Half a comment" });
    await heard();
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    dispatchEvent(new Event("focus"));
    expect(textIn(box)).toBe("Half a comment");
    box.change({ text: "Half a comment, longer" });
    expect(stored()).toBe("Half a comment, longer");
  });
});

describe("the form of something saved", () => {
  const saved = { name: "Ada", bio: "" };
  const openForm = (initial = saved) => openBox(initial, true);

  test("has changed fields again, and follows what was saved in the others", () => {
    openForm().change({ ...saved, bio: "Numbers" });
    const again = openForm({ name: "Ada King", bio: "" });
    expect(again.getSnapshot()).toMatchObject({ values: { name: "Ada King", bio: "Numbers" }, conflict: null });
  });

  test("shows both where a field was changed here and saved elsewhere", () => {
    openForm().change({ name: "Ada King", bio: "Numbers" });
    const newer = { name: "Ada", bio: "Poetry" };
    const again = openForm(newer);
    expect(again.getSnapshot()).toMatchObject({
      values: { name: "Ada King", bio: "Numbers" },
      conflict: { is: "saved", theirs: { name: "Ada King", bio: "Poetry" } },
    });
    again.takeTheirs();
    expect(again.getSnapshot()).toMatchObject({ values: { name: "Ada King", bio: "Poetry" }, conflict: null });
    expect(openForm(newer).getSnapshot()).toMatchObject({ values: { name: "Ada King" }, conflict: null });
  });

  test("does not ask again when the member keeps the draft", () => {
    openForm().change({ ...saved, bio: "Numbers" });
    openForm({ ...saved, bio: "Poetry" }).keepMine();
    const again = openForm({ ...saved, bio: "Poetry" });
    expect(again.getSnapshot()).toMatchObject({ values: { bio: "Numbers" }, conflict: null });
  });

  test("notices what is saved elsewhere while it is open", () => {
    const form = openForm();
    form.change({ ...saved, bio: "Numbers" });
    form.renew({ name: "Ada King", bio: "Poetry" });
    expect(form.getSnapshot()).toMatchObject({
      values: { name: "Ada King", bio: "Numbers" },
      conflict: { is: "saved", theirs: { name: "Ada King", bio: "Poetry" } },
    });
  });

  test("is no draft any more when the same was saved", () => {
    openForm().change({ ...saved, bio: "Numbers" });
    expect(openForm({ ...saved, bio: "Numbers " }).getSnapshot()).toMatchObject({ isRestored: false, conflict: null });
  });

  test("ignores stored fields that it does not have, and begins those that it has newly", () => {
    openForm().change({ ...saved, bio: "Numbers" });
    const other = openBox({ bio: "", city: "London" }, true);
    expect(other.getSnapshot().values).toEqual({ bio: "Numbers", city: "London" });
  });
});
