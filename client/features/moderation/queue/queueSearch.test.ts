import { expect, test } from "vitest";
import { heirOf, isWanted, neighbourOf, paramsOf, searchIn } from "./queueSearch.ts";
import type { Listed } from "./queueSearch.ts";

const search = (address: string) => searchIn(new URLSearchParams(address));

test("the address contains the filters of the queue, and nothing of the plain queue", () => {
  const address = "kind=comment&rule=no-spam&mine=yes&order=most-reported";
  expect(search(address)).toEqual({
    state: "OPEN",
    kind: "COMMENT",
    rule: "no-spam",
    mine: true,
    order: "MOST_REPORTED",
  });
  expect(paramsOf(search(address)).toString()).toBe(address);
  expect(paramsOf(search("state=open&kind=cat&mine=no&order=oldest")).toString()).toBe("");
  expect(paramsOf(search("state=upheld&order=most-reported")).toString()).toBe("state=upheld");
});

test("a case leaves the list when it is decided, and another list when it is released", () => {
  const open: Listed = { id: "1", kind: "POST", state: "OPEN", rules: [{ key: "no-spam" }], claim: { mine: true } };
  expect(isWanted(open, search("rule=no-spam&kind=post&mine=yes"))).toBe(true);
  expect(isWanted({ ...open, claim: null }, search("mine=yes"))).toBe(false);
  expect(isWanted({ ...open, state: "UPHELD" }, search(""))).toBe(false);
  expect(isWanted({ ...open, state: "UPHELD", claim: null }, search("state=upheld&mine=yes"))).toBe(true);
  expect(isWanted(open, search("rule=be-kind"))).toBe(false);
});

test("keys stop at the ends of the list, and a decided case leaves its place to the next one", () => {
  const ids = ["1", "2", "3"];
  expect(neighbourOf(ids, null, 1)).toBe("1");
  expect(neighbourOf(ids, "1", 1)).toBe("2");
  expect(neighbourOf(ids, "3", 1)).toBe("3");
  expect(neighbourOf(ids, "1", -1)).toBe("1");
  expect(neighbourOf([], "1", 1)).toBeNull();
  const cases = ids.map((id) => ({ id, claim: null }));
  const theirs = { id: "2", claim: { mine: false } };
  expect(heirOf(cases, "2")).toBe("3");
  expect(heirOf(cases, "3")).toBe("2");
  expect(heirOf([{ id: "1" }, theirs, { id: "3" }], "1")).toBe("3");
  expect(heirOf([{ id: "1" }, theirs], "1")).toBe("2");
  expect(heirOf([{ id: "3" }], "3")).toBeNull();
});
