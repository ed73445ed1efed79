import { expect, test } from "vitest";
import { triggerAt } from "./completion.ts";

const at = (text: string) => {
  const caret = text.indexOf("|");
  const trigger = triggerAt(text.replace("|", ""), caret);
  return trigger && `${trigger.sign}${trigger.query} ${trigger.start}-${trigger.end}`;
};

test("a name behind @ and a tag behind # are completed from their first character", () => {
  expect(at("Ask @a|")).toBe("@a 4-6");
  expect(at("@ada.by|")).toBe("@ada.by 0-7");
  expect(at("(#énergie|)")).toBe("#énergie 1-9");
});

test("signs of both widths, letters of scripts without spaces and joiners are part of it", () => {
  expect(at("你好@a|")).toBe("@a 2-4");
  expect(at("＠ada|")).toBe("@ada 0-4");
  expect(at("＃日本|")).toBe("#日本 0-3");
  expect(at("#ぼっち・ざ|")).toBe("#ぼっち・ざ 0-6");
  expect(at("a#b|")).toBeNull();
});

test("a sign alone, a word with one inside, and the middle of a word start no completion", () => {
  expect(at("@|")).toBeNull();
  expect(at("ada@example|")).toBeNull();
  expect(at("##x|")).toBeNull();
  expect(at("https://x.test/#part|")).toBeNull();
  expect(at("@ad|a")).toBeNull();
  expect(at("@ada |")).toBeNull();
});
