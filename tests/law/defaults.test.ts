import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { variables } from "#server/app/config/config.variables";

/*
 * The defaults of the settings are in one file. What README.md, .env.example and the pages on privacy and the API say of
 * them is parsed by the readers of the settings and must be the same.
 */

const SECRET = "thirty-two bytes are the least that will do";

const settingsOf = (env: Record<string, string>, production = false): Record<string, unknown> =>
  variables(production).parse({ JWT_SECRET: SECRET, ...env });

const NAMES = Object.keys(variables(false).shape);
const DEFAULTS = settingsOf({});
const IN_PRODUCTION = settingsOf({}, true);

/** Whether a setting has a value without being set; of the others the documents say what happens instead. */
function hasDefault(name: string): boolean {
  const value = DEFAULTS[name];
  if (name === "JWT_SECRET" || name === "TRUST_PROXY" || value === null) return false;
  return !(Array.isArray(value) && value.length === 0);
}

const read = (name: string, text: string | undefined) =>
  text === undefined ? undefined : settingsOf({ [name]: text })[name];

interface Described {
  name: string;
  /** The default as the table writes it. */
  text: string | undefined;
  inProduction: string | undefined;
}

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);

/** The settings of README's table, each with its own part of the column of defaults. */
function described(): Described[] {
  const rows = readFileSync("README.md", "utf8").matchAll(/^\| (`[A-Z][^|]*?) +\| ([^|]*?) +\|/gm);
  return [...rows].flatMap(([, names = "", cell = ""]) => {
    const parts = cell.split(/, (?=`)/);
    return codesIn(names).map((name, at) => {
      const part = parts[at] ?? "";
      const inProduction = /`([^`]+)` when `NODE_ENV=production`/.exec(part)?.[1];
      return { name, text: /^`([^`]+)`/.exec(part)?.[1], inProduction };
    });
  });
}

describe("the table of README.md", () => {
  test("lists every setting", () => {
    expect(
      described()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(NAMES.toSorted());
  });

  test.each(described().filter(({ name }) => hasDefault(name)))("says the default of $name", (setting) => {
    const { name, text, inProduction } = setting;
    expect(read(name, text)).toEqual(DEFAULTS[name]);
    expect(read(name, inProduction ?? text)).toEqual(IN_PRODUCTION[name]);
  });
});

describe(".env.example", () => {
  const examples = [...readFileSync(".env.example", "utf8").matchAll(/^#([A-Z_0-9]+)=(.*)$/gm)].map(
    ([, name = "", text = ""]) => ({ name, text }),
  );

  test("lists every setting", () => {
    expect(examples.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
  });

  test.each(examples.filter(({ name }) => hasDefault(name)))("has the default of $name", ({ name, text }) => {
    expect([DEFAULTS[name], IN_PRODUCTION[name]]).toContainEqual(read(name, text));
  });
});

test("the page on privacy says how long sessions last", () => {
  const page = readFileSync("client/pages/info/privacy.md", "utf8");
  const [, idle, lifetime, removed] =
    /A session ends .*? after (\d+ \w+) without use, or after (\d+ \w+)\..*? its (\d+ \w+) are over/.exec(page) ?? [];
  const written = (period = "") => read("TOKEN_TTL", period.replace(/^(\d+) (\w)\w*$/, "$1$2"));
  expect([idle, lifetime, removed].map(written)).toEqual([
    DEFAULTS["SESSION_IDLE"],
    DEFAULTS["TOKEN_TTL"],
    DEFAULTS["TOKEN_TTL"],
  ]);
});

test("the page on the API says how long a token lasts", () => {
  const page = readFileSync("client/pages/info/api.md", "utf8");
  const [, idle = "", lifetime = ""] = /after (\w+) days without use, or after (\w+) days/.exec(page) ?? [];
  const days = (word: string) => read("TOKEN_TTL", `${IN_WORDS.indexOf(word) * 10}d`);
  expect([idle, lifetime].map(days)).toEqual([DEFAULTS["SESSION_IDLE"], DEFAULTS["TOKEN_TTL"]]);
});

const IN_WORDS = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
