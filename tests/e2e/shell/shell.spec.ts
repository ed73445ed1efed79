import { card, expect, test } from "#tests/e2e/fixtures";
import { openHome } from "#tests/e2e/network";

test("the header casts a shadow once the page has scrolled more than 10 pixels", async ({ home }) => {
  const header = home.getByRole("banner");
  const shadow = () => header.evaluate((one) => getComputedStyle(one).boxShadow);
  expect(await shadow()).toBe("none");
  await home.evaluate(() => scrollTo(0, 10));
  await expect.poll(() => home.evaluate(() => scrollY)).toBe(10);
  expect(await shadow()).toBe("none");
  await home.evaluate(() => scrollTo(0, 11));
  await expect.poll(shadow).not.toBe("none");
  await home.evaluate(() => scrollTo(0, 0));
  await expect.poll(shadow).toBe("none");
});

test("the navigation marks the current screen", async ({ home }) => {
  const feed = home.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Feed" });
  await expect(feed).toHaveAttribute("aria-current", "page");
  await home.goto("/about");
  await expect(feed).not.toHaveAttribute("aria-current");
});

test("a bar runs at the top for half a second when the route changes", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const bars = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : null))
        .filter((effect) => effect?.target instanceof HTMLElement && effect.target.offsetHeight === 2)
        .map((effect) => effect?.getTiming().duration),
    );
  expect(await bars()).toEqual([]);
  // The page itself waits for it: a busy test that asks from outside may come too late.
  const started = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("animationstart", ({ target }) => {
          if (target instanceof HTMLElement && target.offsetHeight === 2) {
            resolve(getComputedStyle(target).animationDuration);
          }
        });
      }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  expect(await started).toBe("0.5s");
  await expect.poll(bars).toEqual([]);
});

test("the avatar menu leads to the settings and to help", async ({ home }) => {
  await home.getByRole("button", { name: "Your account" }).click();
  await expect(home.getByRole("menuitem")).toHaveText([
    "View Profile",
    "Edit Profile",
    "Bookmarks",
    "Settings",
    "Support",
    "Keyboard shortcuts",
    "Logout",
  ]);
  await expect(home.getByRole("menuitemradio")).toHaveText(["Light", "Dark", "System"]);
  await home.getByRole("menuitem", { name: "Support" }).click();
  await expect(home).toHaveURL("/support");
  await expect(home.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
});

test("Quick Access under the member's card leads to the settings", async ({ home }) => {
  await home.getByRole("navigation", { name: "Quick Access" }).getByRole("link", { name: "Settings" }).click();
  await expect(home).toHaveURL("/settings");
});

test("the footer has its twelve links on every page but the feed", async ({ home }) => {
  const footer = home.getByRole("contentinfo");
  await expect(footer).toHaveCount(0);
  const first = home.getByRole("feed").getByRole("article").first();
  await first.getByRole("button", { name: /Comment/ }).click();
  await expect(home.getByRole("dialog")).toBeVisible();
  // The page under the dialog is still the feed.
  await expect(home.locator("footer")).toHaveCount(0);
  await home.goto(home.url());
  await expect(footer.getByRole("listitem")).toHaveCount(12);
  await expect(footer.getByText("© 2024", { exact: true })).toBeVisible();
});

test.describe("a page that does not exist", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("is reported with its status, inside the app for members", async ({ signedIn: home }) => {
    const answer = await home.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(home.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(home.getByRole("button", { name: "Your account" })).toBeVisible();
    await home.getByRole("link", { name: "Return to Home" }).click();
    await expect(home).toHaveURL("/");
    await expect(home.getByRole("heading", { level: 1, name: "Feed" })).toBeFocused();
  });

  test("shows visitors the links to sign in", async ({ page }) => {
    await page.goto("/no/such/page");
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Register" }).click();
    await expect(page).toHaveURL("/auth/register");
    await expect(header.getByRole("link", { name: "Register" })).toHaveAttribute("aria-current", "page");
    await header.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/auth/login");
  });
});

test.describe("skip links", () => {
  for (const [width, navigation] of [
    [1280, "navigation"],
    [390, "bottom-navigation"],
  ] as const) {
    test(`lead past what repeats, at ${width} px`, async ({ home }) => {
      await home.setViewportSize({ width, height: 900 });
      await home.reload();
      await expect(home.getByRole("feed").getByRole("article").first()).toBeVisible();
      await expect(home.locator(`#${navigation}`)).toBeVisible();
      await home.keyboard.press("Tab");
      await expect(home.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await home.keyboard.press("Tab");
      const skip = home.getByRole("link", { name: "Skip to navigation" }).filter({ visible: true });
      await expect(skip).toBeFocused();
      await home.keyboard.press("Enter");
      await expect(home.locator(`#${navigation}`)).toBeFocused();
    });
  }
});

test.describe("without network", () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|No response received|WebSocket/ });

  test("the page stays and shows a bar, and what is written meanwhile is sent afterwards", async ({
    signedIn: home,
    member,
    context,
  }) => {
    const words = `Kept for later ${member.username}`;
    await openHome(home);
    const bar = home.getByText("You're offline. Showing what is already loaded.");
    // The composer's code is preloaded when the page is idle; without it, the composer could not open offline.
    await home.getByRole("button", { name: "Start a post" }).click();
    await home.getByRole("dialog", { name: "Create a post" }).press("Escape");
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await home.mouse.wheel(0, 1_000);
    await expect(bar).toBeInViewport();
    await expect(home.getByRole("feed").getByRole("article").first()).toBeAttached();
    await home.getByRole("button", { name: "Start a post" }).click();
    const dialog = home.getByRole("dialog", { name: "Create a post" });
    await dialog.getByRole("textbox", { name: "Your post" }).fill(words);
    await dialog.getByRole("button", { name: "Post", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(home.getByRole("list", { name: "Posts that are not sent yet" })).toContainText(words);
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await expect(card(home, words)).toHaveCount(1);
  });
});
