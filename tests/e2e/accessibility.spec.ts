import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Every screen and state, each with how one gets there. */
const GUEST_SCREENS: [string, (page: Page) => Promise<void>][] = [
  ["login", async (page) => void (await page.goto("/auth/login"))],
  [
    "login with errors",
    async (page) => {
      await page.goto("/auth/login");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Password is required")).toBeVisible();
    },
  ],
  [
    "register",
    async (page) => {
      await page.goto("/auth/register");
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.getByText("Name is required", { exact: true })).toBeVisible();
    },
  ],
  [
    "reset password",
    async (page) => {
      await page.goto("/auth/forgot-password");
      await page.getByRole("button", { name: "Send reset link" }).click();
      await expect(page.getByRole("main").getByText("Please enter your email address")).toBeVisible();
    },
  ],
  [
    "set new password",
    async (page) => {
      await page.goto("/auth/reset-password/some-token?email=ada@example.test");
      await page.getByRole("button", { name: "Set New Password" }).click();
      await expect(page.getByText("Please confirm your password")).toBeVisible();
    },
  ],
  [
    "verify email",
    async (page) => {
      await page.goto("/auth/verify-email");
      await expect(page.getByRole("button", { name: "Resend" })).toBeVisible();
    },
  ],
  [
    "404",
    async (page) => {
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    },
  ],
];

const MEMBER_SCREENS: [string, (page: Page) => Promise<void>][] = [
  [
    "home",
    async (page) => {
      await page.goto("/");
      await expect(page.getByRole("feed").getByRole("article")).toHaveCount(10);
    },
  ],
  [
    "menu",
    async (page) => {
      await page.getByRole("button", { name: "Your account" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  ],
  [
    "composer",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Start a post" }).click();
      await page.getByRole("textbox", { name: "Your post" }).fill("An idea");
      await expect(page.getByRole("dialog").getByRole("button", { name: "Post", exact: true })).toBeEnabled();
    },
  ],
  [
    "post dialog",
    async (page) => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await page
        .getByRole("feed")
        .getByRole("article")
        .nth(1)
        .getByRole("button", { name: /Comment/ })
        .click();
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Comments" })).toBeVisible();
      await expect(page.getByText("Loading comments…")).toBeHidden();
    },
  ],
  [
    "post page",
    async (page) => {
      await page.goto(page.url());
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading comments…")).toBeHidden();
    },
  ],
  [
    "settings",
    async (page) => {
      await page.goto("/settings");
      await expect(page.getByRole("list", { name: "Devices" })).toBeVisible();
      await expect(page.getByRole("switch")).toHaveCount(2);
    },
  ],
  [
    "change password",
    async (page) => {
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Save password" }).click();
      await expect(page.getByRole("dialog").getByText("Password is required")).toHaveCount(2);
    },
  ],
  [
    "delete account",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Delete account…" }).click();
      await expect(page.getByRole("dialog", { name: "Delete your account" })).toBeVisible();
    },
  ],
  [
    "404 of a member",
    async (page) => {
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    },
  ],
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}

const LOOKS = [
  { scheme: "light", width: 1280 },
  { scheme: "light", width: 390 },
  { scheme: "dark", width: 1280 },
  { scheme: "dark", width: 390 },
] as const;

for (const { scheme, width } of LOOKS) {
  test.describe(`in ${scheme} at ${width} px`, () => {
    test.use({
      colorScheme: scheme,
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
      expectedNoise: /404 \(Not Found\)/,
    });

    test("guests meet no barrier", async ({ page }) => {
      for (const [name, go] of GUEST_SCREENS) {
        await go(page);
        expect.soft(await violations(page), name).toEqual([]);
      }
    });

    test("members meet no barrier", async ({ home }) => {
      test.setTimeout(90_000);
      for (const [name, go] of MEMBER_SCREENS) {
        await go(home);
        expect.soft(await violations(home), name).toEqual([]);
      }
    });
  });
}

test.describe("at 320 px", () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: "reduce" },
    expectedNoise: /404 \(Not Found\)/,
  });

  /** What sticks out of the page to the right. */
  const sticksOut = (page: Page) =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (wide <= 0) return [];
      const parts = [...document.querySelectorAll("body *")].filter(
        (one) => one.getBoundingClientRect().right > innerWidth,
      );
      return [`${wide} px`, ...parts.map((one) => one.outerHTML.slice(0, 120))];
    });
  /** What still moves although the reader asked for stillness. */
  const moves = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);

  test("nothing of a guest's scrolls sideways, and nothing moves", async ({ page }) => {
    for (const [name, go] of GUEST_SCREENS) {
      await go(page);
      expect.soft(await sticksOut(page), name).toEqual([]);
      await expect.soft.poll(() => moves(page), name).toBe(0);
    }
  });

  test("nothing of a member's scrolls sideways, and nothing moves", async ({ home }) => {
    for (const [name, go] of MEMBER_SCREENS) {
      await go(home);
      expect.soft(await sticksOut(home), name).toEqual([]);
      await expect.soft.poll(() => moves(home), name).toBe(0);
    }
  });
});
