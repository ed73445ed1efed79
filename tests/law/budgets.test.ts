import { beforeAll, describe, expect, test } from "vitest";
import { BuiltClient, ENTRY, HOME, LOGIN } from "#tests/kit/measuring/firstLoad";

const KB = 1_000;

/** The screens that visitors see as well. */
const PUBLIC = [
  ...LOGIN.slice(1),
  ...["auth/Register", "auth/ForgotPassword", "auth/ResetPassword", "auth/VerifyEmail", "Info", "NotFound"].map(
    (name) => `pages/${name}Page.tsx`,
  ),
];

/** The numbers are Brotli bytes of the JavaScript of the client that `npm run build` has made. */
describe("the client's first load stays small", () => {
  let client: BuiltClient;

  beforeAll(() => {
    client = BuiltClient.read();
  });

  test("the sign-in page loads at most 140 kB", () => {
    expect(client.firstLoad(LOGIN)).toBeLessThanOrEqual(140 * KB);
  });

  test("the home page loads at most 195 kB", () => {
    expect(client.firstLoad(HOME)).toBeLessThanOrEqual(195 * KB);
  });

  /**
   * A screen is measured by what it adds to what is loaded already: home for members, the sign-in page for visitors. A
   * part of a screen needs that screen, so it is measured by the most that it adds to one that loads it.
   */
  test("nothing that is loaded later is above 40 kB", () => {
    const [home, login] = [client.withImports(HOME), client.withImports(LOGIN)];
    const later = [...client.laterOf()];
    const whole = new Map([ENTRY, ...later].map((key) => [key, client.withImports([key])]));
    const wholeOf = (key: string) => [...(whole.get(key) ?? [])];
    const laterBy = new Map([...whole.keys()].map((key) => [key, client.laterOf(wholeOf(key))]));
    const asksFor = (key: string, part: string) => laterBy.get(key)?.has(part);
    const added = (part: string, there: ReadonlySet<string>) =>
      client.bytes(wholeOf(part).filter((key) => !there.has(key)));
    for (const part of later) {
      const asking = later.filter((key) => key !== part && asksFor(key, part));
      const size = asksFor(ENTRY, part)
        ? Math.min(added(part, home), added(part, login))
        : Math.max(...asking.map((key) => added(part, new Set([...home, ...wholeOf(key)]))));
      expect(size, part).toBeLessThanOrEqual(40 * KB);
    }
  });

  test("visitors do not load Apollo", () => {
    for (const page of PUBLIC) {
      const texts = [...client.withImports([ENTRY, page])].map((key) => client.textOf(key));
      expect(
        texts.some((text) => text.includes("persistedQuery")),
        page,
      ).toBe(false);
    }
  });
});
