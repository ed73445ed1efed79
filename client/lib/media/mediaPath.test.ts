import { expect, test } from "vitest";
import { mediaPath } from "./mediaPath.ts";

test("our own media is requested from the page's server, whatever its public address is", () => {
  expect(mediaPath("https://commonplace.example/media/ab/c.webp?w=480")).toBe("/media/ab/c.webp?w=480");
  expect(mediaPath("/media/x.webp")).toBe("/media/x.webp");
});

test("any other address stays as it is", () => {
  expect(mediaPath("blob:http://localhost/1")).toBe("blob:http://localhost/1");
});
