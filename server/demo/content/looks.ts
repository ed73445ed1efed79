/** How a member is drawn: indexes into the lists of `pictures/portraits.ts`. */
export interface Look {
  hairstyle: "crop" | "parted" | "bun" | "long" | "short" | "curls" | "afro" | "bald" | "wavy" | "braid" | "scarf";
  skin: number;
  hair: number;
  beard?: true;
  glasses?: true;
}

type Row = [Look["hairstyle"], number, number, ("beard" | "glasses" | "both")?];

const rows: Record<string, Row> = {
  amara: ["bun", 4, 0],
  jun: ["short", 1, 0, "glasses"],
  "tomas.k": ["crop", 0, 1, "both"],
  priya: ["long", 2, 0],
  oskar: ["crop", 6, 3],
  "nadia.h": ["parted", 1, 1],
  callum: ["crop", 6, 6, "beard"],
  "mei.lin": ["parted", 6, 0, "glasses"],
  "rafael.b": ["curls", 2, 1],
  "ines.v": ["bun", 1, 2],
  deniz: ["short", 1, 0, "beard"],
  "h.osei": ["bald", 5, 0, "glasses"],
  "yuki.a": ["parted", 6, 0],
  "sofia.m": ["long", 2, 1, "glasses"],
  "grace.w": ["curls", 4, 0],
  mikael: ["short", 0, 3, "beard"],
  "leila.f": ["scarf", 1, 0],
  "dr.anand": ["crop", 3, 4, "glasses"],
  "beth.m": ["bun", 6, 6],
  kwame: ["bald", 5, 0, "beard"],
  "lucia.p": ["wavy", 2, 1],
  eszter: ["bun", 0, 4, "glasses"],
  "samira.w": ["afro", 3, 1],
  noor: ["long", 2, 0],
  lena: ["braid", 1, 2],
  piotr: ["short", 6, 4, "glasses"],
  tui: ["curls", 3, 0],
  "fatou.d": ["bun", 5, 0, "glasses"],
  "greg.a": ["bald", 0, 5, "beard"],
  marisol: ["braid", 2, 1],
  bram: ["curls", 0, 3, "glasses"],
  "anouk.l": ["parted", 6, 2],
  temi: ["afro", 4, 0],
  giorgi: ["crop", 1, 1, "beard"],
  "rosa.t": ["long", 1, 4],
  dion: ["short", 4, 0, "beard"],
  "aisha.k": ["scarf", 2, 0],
  "jonas.w": ["crop", 0, 2, "glasses"],
  mbali: ["curls", 5, 0],
  elif: ["parted", 1, 1, "glasses"],
  "noah.r": ["short", 2, 0],
  "clara.b": ["bun", 0, 3],
  "ravi.m": ["crop", 3, 0, "beard"],
  hollis: ["short", 6, 5, "glasses"],
  "ana.s": ["wavy", 1, 2],
  wren: ["wavy", 6, 6],
};

/** @throws Error for a member whom nobody has drawn. */
export function lookOf(username: string): Look {
  const row = rows[username];
  if (!row) throw new Error(`Nobody has drawn ${username}.`);
  const [hairstyle, skin, hair, extra] = row;
  return {
    hairstyle,
    skin,
    hair,
    ...((extra === "beard" || extra === "both") && { beard: true }),
    ...((extra === "glasses" || extra === "both") && { glasses: true }),
  };
}
