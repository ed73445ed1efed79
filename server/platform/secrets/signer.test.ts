import { expect, test } from "vitest";
import { Signer } from "./signer.ts";

const SECRET = "a secret that is long enough to derive keys from";
const OTHER = "another secret that is long enough to derive keys from";
const signer = new Signer("links", { secret: SECRET, previousSecret: null });

test("a signature is valid for exactly the parts that were signed", () => {
  const signature = signer.sign("7", "hash", "1700000000");
  expect(signer.hasSigned(signature, "7", "hash", "1700000000")).toBe(true);
  expect(signer.hasSigned(signature, "8", "hash", "1700000000")).toBe(false);
  expect(signer.hasSigned(signature, "7", "hash1", "700000000")).toBe(false);
  expect(signer.hasSigned(signature, "7", "hash")).toBe(false);
});

test.each(["", "x", "=", "ä", "A".repeat(43)])("%j is no signature", (signature) => {
  expect(signer.hasSigned(signature, "7")).toBe(false);
});

test("another spelling of a signature is not valid", () => {
  expect(signer.hasSigned(`${signer.sign("7")}=`, "7")).toBe(false);
});

test("another use of the same secret has another key", () => {
  const elsewhere = new Signer("limits", { secret: SECRET, previousSecret: null });
  expect(signer.hasSigned(elsewhere.sign("7"), "7")).toBe(false);
});

test("signatures of the secret before the last rotation stay valid, and nothing new is signed with it", () => {
  const rotated = new Signer("links", { secret: OTHER, previousSecret: SECRET });
  expect(rotated.hasSigned(signer.sign("7"), "7")).toBe(true);
  expect(signer.hasSigned(rotated.sign("7"), "7")).toBe(false);
});
