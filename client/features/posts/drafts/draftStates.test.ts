import { expect, test } from "vitest";
import { EMPTY } from "#client/features/posts/fields/composition.ts";
import { CHANNEL, PROGRESS, emptyDraft, isSynced, isToSend, isTyping, reduceDraft } from "./draftStates.ts";
import type { Draft, DraftEvent, DraftProgress } from "./draftStates.ts";

const words = (content: string) => ({ ...EMPTY, content });
const link = { id: "1", version: 1 };
const after = (...events: DraftEvent[]): Draft => events.reduce(reduceDraft, emptyDraft("a"));

const write = (content: string): DraftEvent => ({ type: "changed", composition: words(content) });
const pause: DraftEvent = { type: "paused" };
const hold: DraftEvent = { type: "held" };
const stop: DraftEvent = { type: "stopped" };
const clear: DraftEvent = { type: "cleared", clientId: "b" };
const save = (content: string): DraftEvent => ({ type: "saved", sent: words(content), link });
const load = (content: string, isSaved: boolean): DraftEvent => ({
  type: "loaded",
  composition: words(content),
  link,
  clientId: "stored",
  isSynced: isSaved,
});
const conflict: DraftEvent = {
  type: "conflicted",
  theirs: { id: "1", version: 2, kind: "post", composition: words("Theirs"), updatedAt: "2024-01-05T12:00:00.000Z" },
};
const replace = (content: string, to: typeof link | null): DraftEvent => ({
  type: "replaced",
  composition: words(content),
  link: to,
  clientId: "c",
  isRestored: false,
});

/** Events that lead to each state of the progress. */
const WAYS: readonly [DraftProgress, string, DraftEvent[]][] = [
  ["empty", "nothing happens", []],
  ["empty", "words are emptied and the server is sent that", [write("A"), write(""), pause, clear]],
  ["typing", "a member writes", [write("A")]],
  ["typing", "a member writes on after a save", [load("A", true), write("B")]],
  ["typing", "a member writes on while a save is under way", [write("A"), pause, write("B"), save("A")]],
  ["typing", "a member touches words that the server does not have", [load("A", false), write("A")]],
  ["settling", "the server has saved what is still being typed", [write("A"), pause, write("B"), save("B")]],
  ["settling", "only something changes that the server does not save", [load("A", true), write("A")]],
  ["emptied", "the words are deleted", [load("A", true), write(""), pause]],
  ["unsent", "typing pauses", [write("A"), pause]],
  ["unsent", "publishing begins", [write("A"), hold]],
  ["unsent", "the member keeps the own words", [load("A", false), conflict, { type: "mineChosen" }]],
  ["local", "sending fails", [write("A"), pause, stop]],
  ["local", "the browser has words that the server does not have", [load("A", false)]],
  ["saved", "the server answers", [write("A"), pause, save("A")]],
  ["saved", "the server answers at last", [write("A"), pause, stop, save("A")]],
  ["saved", "the pause ends after the answer", [write("A"), pause, write("B"), save("B"), pause]],
  ["saved", "another draft is opened", [write("A"), replace("B", link)]],
];

test.each(WAYS)("a draft is %s when %s", (progress, _when, events) => {
  expect(after(...events).progress).toBe(progress);
});

test("the end of sending matters only for words that had to be sent", () => {
  for (const [progress, , events] of WAYS) {
    expect(after(...events, stop).progress).toBe(progress === "unsent" ? "local" : progress);
  }
});

test("typing is reachable from every state, and the next draft starts empty or saved", () => {
  for (const [, , events] of WAYS) {
    expect(after(...events, write("New words")).progress).toBe("typing");
    expect(after(...events, replace("", null))).toMatchObject({ progress: "empty", channel: "open", link: null });
    expect(after(...events, replace("Z", link))).toMatchObject({ progress: "saved", channel: "open", link });
  }
});

test("no pause leads to a state that waits for a pause", () => {
  for (const [, , events] of WAYS) expect(isTyping(after(...events, pause).progress)).toBe(false);
});

test("words have to be sent until the server has them, unless they are held or in conflict", () => {
  for (const [, , events] of WAYS) {
    const draft = after(...events);
    expect(isToSend({ ...draft, channel: "open" })).toBe(!isSynced(draft));
    expect(isToSend({ ...draft, channel: "held" })).toBe(false);
    expect(isToSend({ ...draft, channel: "conflict" })).toBe(false);
  }
});

test("a hold ends with a release, a choice or another draft; a conflict only with the latter two", () => {
  const release: DraftEvent = { type: "released" };
  const choose: DraftEvent = { type: "mineChosen" };
  expect(after(write("A"), hold).channel).toBe("held");
  expect(after(write("A"), hold, release).channel).toBe("open");
  expect(after(write("A"), hold, replace("", null)).channel).toBe("open");
  expect(after(write("A"), hold, conflict).channel).toBe("conflict");
  for (const event of [release, hold, write("B"), pause, stop])
    expect(after(write("A"), conflict, event).channel).toBe("conflict");
  expect(after(write("A"), conflict, choose)).toMatchObject({ channel: "open", conflict: null, link: { version: 2 } });
  expect(after(write("A"), conflict, replace("", null))).toMatchObject({ channel: "open", conflict: null });
});

test("the browser's stored draft does not replace what was written meanwhile", () => {
  const draft = after(write("Newer"));
  expect(reduceDraft(draft, load("Older", true))).toBe(draft);
  expect(after(load("Older", true))).toMatchObject({ composition: words("Older"), isRestored: true, link });
});

test("a draft that the server no longer has keeps its words under another client id", () => {
  const draft = after(load("A", false), { type: "unlinked", clientId: "b" });
  expect(draft).toMatchObject({ progress: "local", composition: words("A"), link: null, clientId: "b" });
});

test("each new draft has a session of its own", () => {
  expect(after(replace("", null), replace("", null)).session).toBe(2);
});

test("an event that changes nothing returns the same draft", () => {
  const draft = after(load("A", true));
  for (const event of [pause, stop, { type: "released" } as const]) expect(reduceDraft(draft, event)).toBe(draft);
});

test("every state of the tables can be reached and left", () => {
  const reached = new Set(WAYS.map(([progress]) => progress));
  expect([...reached].toSorted()).toEqual(Object.keys(PROGRESS).toSorted());
  for (const [state, ways] of Object.entries(PROGRESS))
    expect(Object.values(ways).some((next) => next !== state)).toBe(true);
  for (const [state, ways] of Object.entries(CHANNEL))
    expect(Object.values(ways).some((next) => next !== state)).toBe(true);
});
