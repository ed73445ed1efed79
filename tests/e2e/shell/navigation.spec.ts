import type { Locator, Page } from "@playwright/test";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";
import { busyMember, GUEST_ROUTES, MEMBER_ROUTES, opener, type Opener, routeOf, STAFF_ROUTES } from "#tests/e2e/routes";
import { makeStaff } from "#tests/e2e/staff";

test.describe.configure({ timeout: 120_000 });

/** A phone, a tablet and a desk: each has a header of its own. */
const WIDTHS = [390, 768, 1280];

/** The menu that is open. */
const overlay = (page: Page): Locator => page.getByRole("dialog").or(page.getByRole("menu"));

/** Addresses of the links that a person can see. */
const visibleLinks = (part: Locator): Promise<string[]> =>
  part
    .locator("a[href^='/']")
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/**
 * Goes from screen to screen by links that a press would reach, and returns the screens that it did not find: routes or
 * addresses. The links are tried without the navigation that a press starts, and each screen is opened once, however
 * many links lead to it.
 */
async function walk(page: Page, screens: readonly string[], menus: readonly string[] = []): Promise<string[]> {
  const [start = "/"] = screens;
  let from: string | undefined = start;
  const wanted = new Set(screens.slice(1));
  const { open, settled } = opener(page);
  const ahead: string[] = [];
  const seen = new Set<string>();
  let isSecondLook = false;
  while (from !== undefined && wanted.size > 0) {
    await open(from);
    seen.add(from);
    // Small windows close a part whose title opens it.
    for (const title of await page.locator("h2 > button[aria-expanded=false]").all()) await title.click();
    ahead.push(...(await press(page.locator("body"), wanted)));
    // The header is the same on every screen.
    if (from === start) ahead.push(...(await pressInHeader(page, menus, wanted, settled)));
    // Screens about one thing link to what no list of screens has.
    ahead.sort((one, other) => Number(isAboutOne(other)) - Number(isAboutOne(one)));
    from = ahead.shift();
    // A part that came late may have a link: each screen about one thing is looked at once more.
    if (from === undefined && !isSecondLook) {
      isSecondLook = true;
      ahead.push(...[...seen].filter(isAboutOne));
      from = ahead.shift();
    }
  }
  return [...wanted];
}

const isAboutOne = (address: string): boolean => routeOf(address)?.includes(":") ?? false;

/** Tries the links of the header's menus, and its search field, which stands in wide windows in place of a link. */
async function pressInHeader(
  page: Page,
  menus: readonly string[],
  wanted: Set<string>,
  settled: Opener["settled"],
): Promise<string[]> {
  const addresses: string[] = [];
  for (const menu of menus) {
    if (!(await openMenu(page, menu))) continue;
    // The entries of staff come with the role of the viewer.
    await settled(menu);
    addresses.push(...(await press(overlay(page), wanted)));
    await page.keyboard.press("Escape");
    await expect(overlay(page)).toBeHidden();
  }
  const field = page.getByRole("banner").getByRole("combobox");
  if (wanted.has("/search") && (await field.isVisible())) {
    await field.fill("energy");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=energy");
    wanted.delete("/search");
  }
  return addresses;
}

/** Tries the links to wanted screens, takes these from the set, and returns the addresses. */
async function press(part: Locator, wanted: Set<string>): Promise<string[]> {
  const addresses: string[] = [];
  for (const href of await visibleLinks(part)) {
    const found = [href, routeOf(href) ?? href].filter((one) => wanted.has(one));
    if (found.length === 0) continue;
    await part.locator(`a[href="${href}"]`).filter({ visible: true }).first().click({ trial: true });
    for (const one of found) wanted.delete(one);
    addresses.push(href);
  }
  return addresses;
}

/** Opens a menu of the header, and returns false where the header has no such menu. */
async function openMenu(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole("banner").getByRole("button", { name });
  if (!(await button.isVisible())) return false;
  await button.click();
  await expect(overlay(page)).toBeVisible();
  return true;
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("a member reaches every screen by clicks", async ({ page, origin }) => {
      const { member } = await busyMember(origin);
      await arriveAs(page.context(), member);
      // Some screens are linked on the member's own profile only.
      const screens = [...MEMBER_ROUTES, `/profile/${member.username.toLowerCase()}`];
      expect(await walk(page, screens, ["Menu", "Notifications", "Your account"]), "not reached").toEqual([]);
    });

    // Other widths show the same menu and the same row of links.
    if (width === 390 || width === 1280)
      test("an admin reaches every screen of staff by clicks", async ({ page, member }) => {
        await makeStaff(member, "admin");
        await arriveAs(page.context(), member);
        expect(await walk(page, ["/", ...STAFF_ROUTES], ["Menu", "Your account"]), "not reached").toEqual([]);
      });

    test("a visitor reaches every screen of visitors", async ({ page }) => {
      expect(await walk(page, GUEST_ROUTES), "not reached").toEqual([]);
    });
  });
}

test.describe("the menu of small windows", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("leads to every page, closes with one Escape and gives focus back", async ({ home }) => {
    const button = home.getByRole("banner").getByRole("button", { name: "Menu" });
    await button.focus();
    await home.keyboard.press("Enter");
    const menu = home.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveCount(12);
    await home.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await home.keyboard.press("Enter");
    await menu.getByRole("link", { name: "Groups" }).click();
    await expect(menu).toBeHidden();
    await expect(home).toHaveURL("/groups");
    await expect(home.getByRole("heading", { level: 1, name: "Groups" })).toBeFocused();
  });

  test("the search icon leads to the search, whose field has focus", async ({ home }) => {
    await home.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(home).toHaveURL("/search");
    await expect(home.getByRole("main").getByRole("searchbox")).toBeFocused();
  });

  test("the header leads to the composer", async ({ home }) => {
    await home.getByRole("banner").getByRole("link", { name: "Post" }).click();
    await expect(home).toHaveURL("/create");
  });
});
