import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["Wir haben in Zürich ein Lastenrad gekauft und teilen es.", "de"],
  ["Les énergies renouvelables dans notre ville", "fr"],
  ["Bicicletas compartidas en la ciudad, para todos los vecinos", "es"],
  ["How to fix a leaking tap at home", "en"],
  ["Biciclette elettriche per tutti nel quartiere", "it"],
  ["自転車を分け合う町をつくりたいと思っています", "ja"],
  ["Ok!", "und"],
  ["https://example.org/a-long-address-without-words @somebody-here #tags", "und"],
])("%s is %s", async (text, language) => {
  expect(await languageOf(text)).toBe(language);
});
