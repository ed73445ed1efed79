import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PASSWORD } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

const section = (page: Page) => page.getByRole("region", { name: "Your data" });

/** Answers the query of the newest copy with a state that cannot be brought about from outside. */
async function inState(page: Page, state: object): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== "MemberExport") return route.continue();
    const base = { __typename: "Export", id: "1", progress: null, size: null, url: null, expiresAt: null };
    const newest = { ...base, createdAt: "2026-03-01T09:30:00.000Z", ...state };
    await route.fulfill({ json: { data: { viewer: { __typename: "Viewer", export: newest } } } });
  });
}

test("a member gets a copy of their data with the password, by keyboard, and downloads it", async ({
  signedIn: page,
  member,
}) => {
  await member.posts("An idea to take along");
  await page.goto("/settings#data");
  await expect(section(page).getByRole("heading", { name: "Your data", exact: true })).toBeInViewport();
  const button = section(page).getByRole("button", { name: "Get a copy…" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Get a copy of your data" });
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Wrong password")).toBeVisible();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(section(page).getByRole("button")).toBeFocused();

  await expect(section(page).getByRole("status")).toHaveText(
    /^Your copy is ready: \d+ kB\. You can download it until /,
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section(page).getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^commonplace-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");

  await page.reload();
  await expect(section(page).getByRole("link", { name: "Download" }), "it is there after a reload").toBeVisible();
  await expect(section(page).getByRole("button", { name: "Get a new copy…" })).toBeVisible();
});

test("while a copy is made its progress is shown, and the rest of the page stays usable", async ({
  signedIn: page,
}) => {
  await inState(page, { state: "PENDING", progress: 0.42 });
  await page.goto("/settings");
  await expect(section(page).getByRole("progressbar", { name: "Making your copy" })).toHaveAttribute(
    "aria-valuenow",
    "42",
  );
  await expect(section(page).getByRole("status")).toContainText("we email you when it is ready");
  await expect(section(page).getByRole("button", { name: "Get a copy…" })).toHaveAttribute("aria-disabled", "true");
});

test("a copy that could not be made says so, and offers to try again", async ({ signedIn: page }) => {
  await inState(page, { state: "FAILED" });
  await page.goto("/settings");
  await expect(section(page).getByRole("alert")).toHaveText(
    "Your copy could not be made. You can ask for another one now.",
  );
  await section(page).getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("dialog", { name: "Get a copy of your data" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a copy that is ready fits, in both themes", async ({ signedIn: page }) => {
    const url = "http://localhost/downloads/x.zip";
    await inState(page, { state: "READY", size: 3_450_000, url, expiresAt: "2026-03-08T09:30:00.000Z" });
    await page.goto("/settings");
    for (const theme of ["Light", "Dark"]) {
      await page.getByRole("radio", { name: theme }).check();
      await expect(section(page).getByRole("status")).toHaveText(
        "Your copy is ready: 3.5 MB. You can download it until Mar 8, 2026.",
      );
      for (const control of await section(page).locator("button, a").all()) {
        const box = await control.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(40);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});
