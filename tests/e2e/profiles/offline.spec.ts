import type { Page } from "@playwright/test";
import { expect, subscribed, test } from "#tests/e2e/fixtures";
import { away, back, OFFLINE_NOISE } from "#tests/e2e/network";

test.use({ expectedNoise: OFFLINE_NOISE });

const bioOf = (page: Page) => page.getByLabel("Bio");
const save = (page: Page) => page.getByRole("button", { name: "Save changes" });

/** Opens the form and waits for the work in the background. */
async function openForm(page: Page): Promise<void> {
  const live = subscribed(page, "RelationChanged");
  await page.goto("/profile/edit");
  await expect(bioOf(page)).toBeVisible();
  await live;
  await page.waitForLoadState("networkidle");
}

async function leaveWaiting(page: Page, bio: string): Promise<void> {
  await openForm(page);
  await bioOf(page).fill(bio);
  await away(page);
  await save(page).click();
  await expect(page.getByText("One change will be saved")).toBeVisible();
}

test("a change of the profile without network is saved when it is back", async ({ signedIn: page, member }) => {
  await leaveWaiting(page, "Writes about bridges");
  await back(page);
  await expect(page.getByText("Profile updated").first()).toBeVisible();
  const { body } = await member.get<{ user: { bio: string } }>("/api/user");
  expect(body.user.bio).toBe("Writes about bridges");
  await openForm(page);
  await expect(bioOf(page)).toHaveValue("Writes about bridges");
  await expect(save(page)).toBeDisabled();
});

test("a change of the profile that waited and is refused says why, and stays in the form", async ({
  signedIn: page,
}) => {
  await leaveWaiting(page, "Writes about ferries");
  await page.route(/\/graphql$/, async (route) => {
    if (!route.request().postData()?.includes("UpdateProfile")) return route.continue();
    const errors = [{ message: "Not like this.", extensions: { code: "BAD_USER_INPUT" } }];
    return route.fulfill({ json: { data: null, errors } });
  });
  await back(page);
  await expect(page.getByText("Not like this.").first()).toBeVisible();
  await openForm(page);
  await expect(bioOf(page)).toHaveValue("Writes about ferries");
});
