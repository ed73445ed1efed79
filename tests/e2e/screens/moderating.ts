import type { Page } from "@playwright/test";
import { makeStaff, reportedPost } from "#tests/e2e/staff";
import { expect } from "#tests/e2e/fixtures";
import type { Walks } from "./screen.ts";

/** Returns the username of the member whose page this is. */
export const nameOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}` };
    const answer: { user: { username: string } } = await (await fetch("/api/user", { headers })).json();
    return answer.user.username;
  });

/** The screens of moderators, and the figures of their work. */
export const MODERATING_WALKS: Walks = {
  moderating: [
    [
      "the queue",
      async (page) => {
        await page.goto("/");
        const username = await nameOf(page);
        const words = `Something for ${username} to look at`;
        await reportedPost(new URL(page.url()).origin, { by: "Bo Dahl", words, rule: "no-spam" });
        await makeStaff({ username }, "moderator");
        await page.goto("/moderation");
        await expect(page.getByRole("list", { name: "Cases" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "a case",
      async (page) => {
        // Other walks claim their own cases.
        const own = `Something for ${await nameOf(page)} to look at`;
        await page.getByRole("list", { name: "Cases" }).getByRole("link").filter({ hasText: own }).click();
        await expect(page.getByRole("group", { name: "Decide" })).toBeVisible();
      },
    ],
    [
      "a decision",
      async (page) => {
        await page.getByRole("button", { name: "No breach" }).click();
        await expect(page.getByRole("dialog", { name: /^No breach/ })).toBeVisible();
      },
    ],
    [
      "appeals",
      async (page) => {
        await page.goto("/moderation/appeals");
        // Journeys beside this one may have appealed.
        const appeals = page.getByText("No appeals to decide.").or(page.getByRole("list", { name: "Appeals" }));
        await expect(appeals.first()).toBeVisible();
      },
    ],
    [
      "the log",
      async (page) => {
        await page.goto("/moderation/log");
        await expect(page.getByRole("list", { name: "Acts" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "the figures for everybody",
      async (page) => {
        await page.goto("/moderation-report");
        await expect(page.getByRole("table")).toBeVisible();
      },
    ],
  ],
};
