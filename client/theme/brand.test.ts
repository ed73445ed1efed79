import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MAIL_COLOURS } from "#server/features/auth/mail/mail.colours.rules";
import { GROUNDS } from "#server/features/community/community.colours.rules";
import { colours } from "./tokens.ts";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8");

test("mails have the colours of the screens", () => {
  expect(colours).toMatchObject(MAIL_COLOURS);
});

test("the icon has the colours of the logo, and brighter ones on dark frames of browsers", () => {
  const strokes = (ring: string) => [
    ...read("public/favicon.svg").matchAll(new RegExp(`\\.${ring} \\{ stroke: (#\\w+)`, "g")),
  ];
  const [first, second] = [strokes("a"), strokes("b")].map((matches) => matches.map(([, colour]) => colour));
  expect(first).toEqual([colours["primary.solid"].light, colours["primary.hover"].dark]);
  // The second ring has no brighter colour on screens.
  expect(second).toEqual([colours["badge.bg"].light, "#fa804e"]);
});

test("the frame of the browser has the colour of surfaces", () => {
  const frames = [...read("index.html").matchAll(/name="theme-color" data-theme="(\w+)" content="(#\w+)"/g)];
  expect(Object.fromEntries(frames.map(([, theme, colour]) => [theme, colour]))).toEqual(colours["bg.surface"]);
});

test("the colour that a community chooses is measured against the surfaces of both themes", () => {
  const names = ["bg.canvas", "bg.surface", "bg.hover", "bg.pressed"] as const;
  for (const theme of ["light", "dark"] as const)
    expect(names.map((name) => colours[name][theme]).toSorted()).toEqual([...GROUNDS[theme]].toSorted());
});
