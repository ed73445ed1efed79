import type { Page } from "@playwright/test";
import { PASSWORD } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { arriveAs, expect, expectFocusSomewhere, test } from "#tests/e2e/fixtures";

const signIn = (origin: string, login: string, password: string, agent = "Mozilla/5.0 (X11; Linux) Firefox/140.0") =>
  fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": agent },
    body: JSON.stringify({ login, password }),
  });

/** Makes one GraphQL operation fail. */
async function refuse(page: Page, operation: string): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName === operation) await route.abort();
    else await route.continue();
  });
}

test.beforeEach(async ({ page, member }) => {
  await arriveAs(page.context(), member);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("the theme is chosen by previews, at once and permanently", async ({ page }) => {
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a switch saves at once, and on every device", async ({ page, member }) => {
  const online = page.getByRole("switch", { name: "Show when I am online" });
  await expect(online).toBeChecked();
  await online.focus();
  await page.keyboard.press("Space");
  await expect(online).not.toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { viewer } = await member.query<{ viewer: { settings: { showOnline: boolean } } }>(
    "{ viewer { settings { showOnline } } }",
  );
  expect(viewer.settings.showOnline).toBe(false);
  await page.reload();
  await expect(online).not.toBeChecked();
});

test("the reminder of descriptions appears with a picture, unless it is turned off", async ({ page }) => {
  const pick = async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Start a post" }).click();
    const file = await pictures.png();
    const buffer = Buffer.from(await file.arrayBuffer());
    await page.locator("input[type=file]").setInputFiles({ name: file.name, mimeType: file.type, buffer });
    await expect(page.getByRole("button", { name: "Remove picture" })).toBeVisible();
  };
  await pick();
  await expect(page.getByText("Some readers cannot see this picture.")).toBeVisible();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("Post created", { exact: true }).first(), "it only reminds").toBeVisible();
  await pick();
  await page.getByRole("button", { name: "Describe it" }).click();
  await expect(page.getByLabel("Alt text")).toBeFocused();
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Remind me to describe pictures" }).uncheck();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await pick();
  await expect(page.getByRole("button", { name: "Add alt text" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Describe it" })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the account menu names no keys, which a device for fingers does not have", async ({ home }) => {
    await home.getByRole("button", { name: /account/i }).click();
    await expect(home.getByRole("menuitem", { name: "View Profile" })).toBeVisible();
    await expect(home.getByRole("menuitem", { name: "Keyboard shortcuts" })).toHaveCount(0);
    const withKeys = home.getByRole("menuitem").and(home.locator("[data-keys]"));
    const displays = await withKeys.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item, "::after").display),
    );
    expect(new Set(displays)).toEqual(new Set(["none"]));
  });

  test("every row fits into the page, and its control is wide enough for a thumb", async ({ page }) => {
    for (const name of ["Appearance", "Accessibility", "Account", "Privacy"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Devices" }).getByRole("listitem")).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const controls = page.getByRole("main").locator("button:visible, label:visible");
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.height, (await control.textContent()) ?? "").toBeGreaterThanOrEqual(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});

test.describe("a change that could not be saved", () => {
  test.use({ expectedNoise: /ERR_FAILED|No response received/ });

  test("is reverted with a message", async ({ page }) => {
    await refuse(page, "UpdateSettings");
    const online = page.getByRole("switch", { name: "Show when I am online" });
    await online.click();
    await expect(page.getByRole("alert").filter({ hasText: "Couldn't be saved. Try again." })).toBeVisible();
    await expect(online).toBeChecked();
  });
});

test.describe("devices", () => {
  test.use({ expectedNoise: /401|Unauthorized/ });

  test("are listed, and signed out one by one or all at once", async ({ page, member, origin }) => {
    const other = (await (await signIn(origin, member.username, PASSWORD)).json()) as { token: string };
    await signIn(origin, member.username, PASSWORD);
    await signIn(origin, member.username, PASSWORD);
    await page.reload();
    const devices = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
    await expect(devices).toHaveCount(4);
    await expect(devices.first()).toContainText("This device");
    await expect(devices.first().getByRole("button")).toHaveCount(0);
    await devices
      .nth(1)
      .getByRole("button", { name: /^Sign out Firefox/ })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await expect(devices).toHaveCount(3);
    await expect(page.getByText(/was signed out/)).toBeVisible();
    await expectFocusSomewhere(page);
    await page.getByRole("button", { name: "Sign out all others" }).click();
    const question = page.getByRole("alertdialog", { name: "Sign out all others?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(devices).toHaveCount(3);
    await page.getByRole("button", { name: "Sign out all others" }).click();
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect(devices).toHaveCount(1);
    await expect(page.getByText("2 devices were signed out")).toBeVisible();
    const answer = await fetch(`${origin}/api/user`, { headers: { authorization: `Bearer ${other.token}` } });
    expect(answer.status).toBe(401);
  });
});

test("the password is changed with the current one", async ({ page, member, origin }) => {
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByRole("button", { name: "Save password" }).click();
  await expect(dialog.getByText("Password is required")).toHaveCount(2);
  await dialog.getByLabel("Current password").fill("not my password");
  await dialog.getByLabel("New password").fill("another horse battery");
  await dialog.getByRole("button", { name: "Save password" }).click();
  await expect(dialog.getByText("Wrong password")).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Save password" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Password changed", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  expect((await signIn(origin, member.username, "another horse battery")).status).toBe(200);
  expect((await signIn(origin, member.username, PASSWORD)).status).toBe(401);
});

/** Writes in the composer, and closes it so that the draft is stored. */
async function begin(page: Page, words: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Start a post" }).click();
  await page.getByRole("textbox", { name: "Your post" }).fill(words);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Returns what this browser stores that contains a text. */
const sessionsWith = (page: Page, words: string) =>
  page.evaluate(async (looked) => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(name)));
      });
    const all = (store: IDBObjectStore) =>
      new Promise<unknown[]>((resolve) => {
        const request = store.getAll();
        request.addEventListener("success", () => resolve(request.result));
      });
    const results: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await open(name);
      for (const store of database.objectStoreNames)
        results.push(JSON.stringify(await all(database.transaction(store).objectStore(store))));
      database.close();
    }
    return results.concat(Object.values({ ...localStorage })).filter((text) => text.includes(looked)).length;
  }, words);

test.describe("when the account is deleted", () => {
  // What the page has under way then is refused.
  test.use({ expectedNoise: /401|Unauthorized/ });
  test("a draft stays after signing out, and is deleted with the account", async ({ page, member }) => {
    const words = `Half a thought of ${member.username}`;
    await begin(page, words);
    await expect.poll(() => sessionsWith(page, words)).toBe(1);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/auth/login");
    expect(await sessionsWith(page, words)).toBe(1);
    await page.getByLabel("Email or username").fill(member.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("button", { name: "Start a post" }).click();
    await expect(page.getByRole("textbox", { name: "Your post" })).toHaveValue(words);

    await page.goto("/settings");
    await page.getByRole("button", { name: "Delete account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account" });
    await dialog.getByLabel(`Type ${member.username} to confirm`).fill(member.username);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page).toHaveURL("/auth/login");
    await expect.poll(() => sessionsWith(page, words)).toBe(0);
  });
});

test("an account is deleted by its owner after a confirmation", async ({ page, member, origin }) => {
  await page.getByRole("button", { name: "Delete account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account" });
  const confirm = dialog.getByRole("button", { name: "Delete account" });
  const name = dialog.getByLabel(`Type ${member.username} to confirm`);
  await confirm.click();
  await expect(name).toBeFocused();
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await name.fill(member.username);
  await dialog.getByLabel("Password", { exact: true }).fill("not my password");
  await confirm.click();
  await expect(dialog.getByText("Wrong password")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await confirm.click();
  await expect(page).toHaveURL("/auth/login");
  await expect(page.getByText("Account deleted", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  // Whoever signs in again within two weeks stays.
  expect((await signIn(origin, member.username, PASSWORD)).status).toBe(200);
});

test("the row of the email shows whether it is verified, and sends another link", async ({ page, member }) => {
  await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
  await expect(page.getByText("Not verified yet", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Resend link" }).click();
  await expect(page.getByText("Success", { exact: true }).first()).toBeVisible();
});
