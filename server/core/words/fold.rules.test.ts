import { expect, test } from "vitest";
import { folded } from "./fold.rules.ts";

test.each([
  ["Café ZÜRICH", "cafe zurich"],
  ["Tomáš Král", "tomas kral"],
  ["Aydın İstanbul", "aydin istanbul"],
  ["Straße", "strasse"],
  ["Ærø Łódź Þór", "aero lodz thor"],
  ["ﬁne ＡＢＣ ｶﾞ", "fine abc ガ"],
  ["Άλφα", "αλφα"],
  ["й が हिन्दी", "й が हिन्दी"],
  ["C++ .NET node.js", "c++ .net node.js"],
])("%s is compared as %s", (text, plain) => {
  expect(folded(text)).toBe(plain);
  expect(folded(plain)).toBe(plain);
});
