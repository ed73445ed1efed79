import { expect } from "#tests/e2e/fixtures";
import type { Screen } from "./screen.ts";

/** The screens of visitors. */
export const GUEST_SCREENS: readonly Screen[] = [
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
    "rules",
    async (page) => {
      await page.goto("/rules");
      await expect(page.getByRole("heading", { name: "Be respectful" })).toBeVisible();
    },
  ],
  [
    "unsubscribe",
    async (page) => {
      await page.goto("/auth/unsubscribe?member=1&list=digest&signature=none");
      await expect(page.getByRole("button", { name: "Stop these emails" })).toBeVisible();
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
