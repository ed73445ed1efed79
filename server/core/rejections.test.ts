import { expect, test } from "vitest";
import { notFound } from "./errors.ts";
import { firstVisible, ignoreFailure, nullIfNotFound, orElse } from "./rejections.ts";

const broken = () => Promise.reject(new Error("The database is gone."));

test("what does not exist reads as null, and any other failure rejects", async () => {
  expect(await nullIfNotFound(Promise.resolve("Ada"))).toBe("Ada");
  expect(await nullIfNotFound(Promise.reject(notFound("This member")))).toBeNull();
  await expect(nullIfNotFound(broken())).rejects.toThrow("The database is gone.");
});

test("items that the viewer may not see are left out, in the order of the ids", async () => {
  const load = async (id: number) => {
    if (id === 2) throw notFound("This post");
    return `post ${id}`;
  };
  expect(await firstVisible([3, 2, 1, 4], 2, load)).toEqual(["post 3", "post 1"]);
  await expect(firstVisible([1], 1, broken)).rejects.toThrow("The database is gone.");
});

test("an ignored failure resolves, and a fallback stands in for a result", async () => {
  expect(await ignoreFailure(broken(), "stopping")).toBeUndefined();
  expect(await ignoreFailure(undefined, "stopping")).toBeUndefined();
  expect(await orElse(broken(), null, "optional")).toBeNull();
  expect(await orElse(Promise.resolve(7), null, "optional")).toBe(7);
});
