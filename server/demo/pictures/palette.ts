import type { Tone } from "#server/demo/content/drafts";

/** The shades of a family of colours, from the page's own lightness to the strongest text. */
export interface Shades {
  paper: string;
  mist: string;
  pale: string;
  light: string;
  soft: string;
  middle: string;
  bright: string;
  strong: string;
  deep: string;
  ink: string;
}

const steps = (list: string): Shades => {
  const [
    paper = "",
    mist = "",
    pale = "",
    light = "",
    soft = "",
    middle = "",
    bright = "",
    strong = "",
    deep = "",
    ink = "",
  ] = list.split(" ").map((hex) => `#${hex}`);
  return { paper, mist, pale, light, soft, middle, bright, strong, deep, ink };
};

/** The product's own colours, so that the community's pictures and its pages fit each other. */
export const SHADES: Record<Tone, Shades> = {
  lichen: steps("fbfdfb f4f8f5 e3e8e3 d7ddd8 c8cec9 b1b8b2 919992 6d756f 444b45 222823"),
  pine: steps("f8fefc eefaf6 ccf0e3 b7e8d7 9edbc7 7bc8b0 4bab90 09876c 065644 022e24"),
  madder: steps("fffbfb fff4f4 ffdddd fecece feb6b8 fe9196 eb646f c5374a 841a2b 470f16"),
  ochre: steps("fffcf7 fef6e9 fae3c0 f5d7a8 ebc68b dbad64 c08c2d 97690c 624200 362200"),
  moss: steps("f9fef9 f0faef d2f0d2 c0e8c0 a9dcaa 8ac88c 62ab65 38873e 1c5722 0f2e11"),
  slate: steps("fafdff f0f8ff d2eaff bde0ff 9fd2ff 7dbdf2 519edb 1f79b7 054d7a 062942"),
  iris: steps("fcfcff f7f5ff e6e2ff dbd5fe cdc3fe b7a7fe 9a84e8 775dc5 4c3984 281e47"),
  persimmon: steps("fffcfa fff4f0 ffded2 fed0be ffb99f fd9770 e47141 bf4702 7c2c02 451501"),
};

const PARTNERS: Record<Tone, Tone> = {
  lichen: "pine",
  pine: "ochre",
  madder: "slate",
  ochre: "pine",
  moss: "persimmon",
  slate: "persimmon",
  iris: "ochre",
  persimmon: "slate",
};

/** Returns a second family that suits the first. */
export const partnerOf = (tone: Tone): Shades => SHADES[PARTNERS[tone]];
