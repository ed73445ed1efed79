import { expect, test } from "vitest";
import { isPublicAddress, isPublicHost } from "./publicAddress.ts";

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fe80::1",
  "ff02::1",
  "2002:7f00:1::",
  "2001:db8::1",
  "push.example",
  "",
])("%s is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "172.32.0.1", "192.167.0.1", "2606:4700::1111", "2a00:1450:4001::1"])("%s is one", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test("a host is public by its name, or by its address", () => {
  for (const host of ["push.example.com", "PUSH.example", "[2606:4700::1111]", "1.1.1.1"])
    expect(isPublicHost(host), host).toBe(true);
  for (const host of ["localhost", "a.localhost", "box.local", "db.internal", "router", "[::1]", "10.0.0.1", ""])
    expect(isPublicHost(host), host).toBe(false);
});
