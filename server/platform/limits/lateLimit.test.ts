import { expect, test } from "vitest";
import { limitedWithin } from "./lateLimit.ts";

test("an act that needs no limit runs once, and takes none", async () => {
  const steps: string[] = [];
  const consume = async () => void steps.push("limit");
  expect(await limitedWithin(consume, async () => steps.push("act"))).toBe(1);
  expect(steps).toEqual(["act"]);
});

test("an act that needs a limit ends, and runs whole when the limit was taken outside of it", async () => {
  const steps: string[] = [];
  await limitedWithin(
    async () => void steps.push("limit"),
    async (take) => {
      steps.push("begins");
      take();
      steps.push("ends");
    },
  );
  expect(steps).toEqual(["begins", "limit", "begins", "ends"]);
});

test("a limit that is reached keeps the act from running again", async () => {
  let runs = 0;
  const act = async (take: () => void) => {
    runs++;
    take();
  };
  await expect(limitedWithin(() => Promise.reject(new Error("reached")), act)).rejects.toThrow("reached");
  expect(runs).toBe(1);
});
