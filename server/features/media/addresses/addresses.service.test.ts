import { expect, test } from "vitest";
import { newKey } from "#server/platform/storage/storage";
import { MediaAddresses, PRIVATE_SECONDS } from "./addresses.service.ts";

const NOW = Date.parse("2026-03-01T12:03:00.000Z");
const secrets = { secret: "a secret that is long enough to sign with it", previousSecret: null };
const addresses = new MediaAddresses({ publicUrl: "https://ours.example", ...secrets });
const key = newKey("webp", true);
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
const after = (seconds: number) => NOW + seconds * 1_000;

test("the address of a private file is valid for its time, its file and its viewer", () => {
  const address = addresses.signedUrl(key, 7, undefined, NOW);
  expect(address.startsWith(`https://ours.example/media/${key}?`)).toBe(true);
  const query = queryOf(address);
  expect(addresses.secondsLeft(key, query, after(PRIVATE_SECONDS - 1))).toBeGreaterThan(0);
  expect(addresses.secondsLeft(key, query, after(2 * PRIVATE_SECONDS))).toBeNull();
  expect(addresses.secondsLeft(newKey("webp", true), query, NOW)).toBeNull();
  expect(addresses.secondsLeft(key, { ...query, viewer: "8" }, NOW)).toBeNull();
  expect(addresses.secondsLeft(key, { ...query, expires: "99999999999" }, NOW)).toBeNull();
  expect(addresses.secondsLeft(key, { ...query, expires: ["99999999999"] }, NOW)).toBeNull();
  expect(addresses.secondsLeft(key, {}, NOW)).toBeNull();
  const foreign = new MediaAddresses({
    publicUrl: "",
    ...secrets,
    secret: "another secret, just as long as the first",
  });
  expect(foreign.secondsLeft(key, query, NOW)).toBeNull();
});

test("stays the same for a while, so that browsers can cache the file", () => {
  expect(addresses.signedUrl(key, 7, 600, after(60))).toBe(addresses.signedUrl(key, 7, 600, NOW));
  expect(addresses.signedUrl(key, 7, 600, after(601))).not.toBe(addresses.signedUrl(key, 7, 600, NOW));
  expect(addresses.secondsLeft(key, queryOf(addresses.signedUrl(key, 7, 60, NOW)), after(59))).toBeGreaterThan(0);
});

test("a public file has one address for all, and without a viewer a private file has one too", () => {
  const open = newKey("webp");
  expect(addresses.urlFor({ id: 7 })(open)).toBe(`https://ours.example/media/${open}`);
  expect(addresses.urlFor(null)(key)).toBe(`https://ours.example/media/${key}`);
  expect(addresses.urlFor({ id: 7 })(key)).toContain("signature=");
});
