import { expect } from "#tests/e2e/fixtures";
import { makeStaff } from "#tests/e2e/staff";
import { nameOf } from "./moderating.ts";
import type { Walks } from "./screen.ts";

/** The screens of admins. */
export const ADMINISTERING_WALKS: Walks = {
  administering: [
    [
      "the overview",
      async (page) => {
        await page.goto("/");
        await makeStaff({ username: await nameOf(page) }, "admin");
        await page.goto("/admin");
        await expect(page.getByRole("list", { name: "Figures" })).toContainText("Emails that wait");
      },
    ],
    [
      "members",
      async (page) => {
        await page.goto("/admin/members");
        await expect(page.getByRole("list", { name: "Members" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "a member",
      async (page) => {
        await page.getByRole("list", { name: "Members" }).getByRole("link").first().click();
        await expect(page.getByRole("heading", { name: "What staff did" })).toBeVisible();
      },
    ],
    [
      "registration",
      async (page) => {
        await page.goto("/admin/registration");
        await expect(page.getByText("No one is waiting.")).toBeVisible();
      },
    ],
  ],
};
