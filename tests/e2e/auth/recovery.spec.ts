import type { Page } from "@playwright/test";
import { PASSWORD } from "#tests/kit/people";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";
import { mailedLink } from "#tests/e2e/mails";

const NEW_PASSWORD = "a better horse battery";
/** Expects a visible text. A toast is also in a live region, so the page contains its text more than once. */
const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
/** Expects that a signed-in member sees no link to sign in. */
async function expectNoSignIn(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Commonplace" }).first()).toBeVisible();
  for (const name of ["Login", "Register"]) await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
}
const submitReset = (page: Page) => page.getByRole("button", { name: "Set New Password" }).click();

test.describe("a forgotten password", () => {
  test("is replaced through a mail", async ({ page, member }) => {
    await test.step("the mail is requested, and the address need not be typed again", async () => {
      await page.goto("/auth/login");
      await page.getByLabel("Email or username").fill(member.email);
      await page.getByRole("link", { name: "Forgot password" }).click();
      await expect(page.getByRole("heading", { name: "Reset Password" })).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveValue(member.email);
      await page.getByRole("button", { name: "Send reset link" }).click();
      await expectText(page, "Password reset email sent");
      await expect(page.getByRole("heading", { name: `Check ${member.email}` })).toBeFocused();
      await expect(page.getByRole("link", { name: "Go now" })).toBeVisible();
      await expect(page.getByText("in 1 second.")).toBeVisible();
      await expect(page).toHaveURL("/auth/login");
    });

    const link = await mailedLink(member.email, "/auth/reset-password/");
    await test.step("the link leads to a form, and is removed from the address", async () => {
      await page.goto(link);
      await expect(page.getByRole("heading", { name: "Set New Password" })).toBeVisible();
      const token = new URL(link).pathname.split("/").at(-1) ?? "";
      expect(page.url()).not.toContain(token);
      expect(page.url()).not.toContain("email=");
      await expect(page.getByLabel("Email")).toHaveValue(member.email);
      await expect(page.getByLabel("Email")).toHaveAttribute("readonly", "");
    });

    await test.step("missing or wrong input is reported under its field", async () => {
      await submitReset(page);
      await expectText(page, "Password is required");
      await expectText(page, "Please confirm your password");
      await page.getByLabel("Password", { exact: true }).fill("short");
      await expect(page.getByText("Password is required")).toBeHidden();
      await submitReset(page);
      await expectText(page, "Password must be at least 8 characters");
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Confirm Password").fill("something else");
      await submitReset(page);
      await expectText(page, "Passwords do not match");
    });

    await test.step("the new password is set, and signs in", async () => {
      await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
      await submitReset(page);
      await expectText(page, "Password reset successful");
      await expect(page).toHaveURL("/auth/login");
      await expect.poll(async () => (await member.get("/api/user")).status).toBe(401);
      await page.getByLabel("Email or username").fill(member.username);
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page).toHaveURL("/");
    });
  });

  test("requires an address", async ({ page }) => {
    await page.goto("/auth/forgot-password");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("Please enter your email address", { exact: true })).not.toHaveCount(0);
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("a");
    await expect(page.getByRole("main").getByText("Please enter your email address")).toBeHidden();
  });

  test("is not reset by an incomplete link", async ({ page }) => {
    await page.goto("/auth/reset-password/some-token");
    await expectText(page, /invalid or expired/);
    await expect(page).toHaveURL("/auth/forgot-password");
  });

  test.describe("with an invalid link", () => {
    test.use({ expectedNoise: /422/ });

    test("another link can be requested", async ({ page, member }) => {
      await page.goto(`/auth/reset-password/made-up?email=${encodeURIComponent(member.email)}`);
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
      await submitReset(page);
      await expectText(page, "Password reset failed");
      await page.getByRole("link", { name: "Get a new link" }).click();
      await expect(page.getByLabel("Email")).toHaveValue(member.email);
    });
  });

  test.describe("when the server fails", () => {
    test.use({ expectedNoise: /500|ERR_FAILED|Server error occurred|No response received/ });

    test("the message is its own", async ({ page }) => {
      await page.route("**/api/auth/forgot-password", (route) =>
        route.fulfill({ status: 500, json: { success: false } }),
      );
      await page.goto("/auth/forgot-password");
      await page.getByLabel("Email").fill("ada@example.test");
      await page.getByRole("button", { name: "Send reset link" }).click();
      await expectText(page, "Failed to send reset email");
      await expectText(page, "Please check your email and try again");
      await page.route("**/api/auth/reset-password", (route) => route.abort());
      await page.goto("/auth/reset-password/some-token?email=ada@example.test");
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
      await submitReset(page);
      await expectText(page, "Password reset failed");
      await expectText(page, "Please check your information and try again");
    });
  });
});

test.describe("an address", () => {
  test("is verified by a signed-in member, who is redirected home", async ({ page, member }) => {
    await arriveAs(page.context(), member);
    await page.goto(await mailedLink(member.email, "/auth/verify-email"));
    await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
    await expectNoSignIn(page);
    await expectText(page, "Success");
    await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
    await expect(page).toHaveURL("/");
    const { body } = await member.get<{ user: { email_verified_at: string | null } }>("/api/user");
    expect(body.user.email_verified_at).not.toBeNull();
  });

  test("is verified by a visitor with the link, who is redirected to sign in", async ({ page, member }) => {
    await page.goto(await mailedLink(member.email, "/auth/verify-email"));
    await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
    await expect(page).toHaveURL("/auth/login");
  });

  test.describe("of a member, with an invalid link", () => {
    test.use({ expectedNoise: /403|do not have permission/ });

    test("need not be typed again to get another link", async ({ page, member }) => {
      await arriveAs(page.context(), member);
      await page.goto(`/auth/verify-email?id=${member.id}&hash=a&expires=9999999999&signature=made-up`);
      await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(member.email);
      await expectNoSignIn(page);
      await page.getByRole("button", { name: "Resend" }).click();
      await expectText(page, `Check ${member.email}`);
      await page.goto(`/auth/reset-password/made-up?email=${encodeURIComponent(member.email)}`);
      await expect(page.getByRole("heading", { name: "Set New Password" })).toBeVisible();
      await expectNoSignIn(page);
    });

    test("of a visitor has to be typed", async ({ page, member }) => {
      await page.goto(`/auth/verify-email?id=${member.id}&hash=a&expires=9999999999&signature=made-up`);
      await expect(page.getByLabel("Email")).toHaveValue("");
      await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
    });
  });

  test("is not verified by an incomplete link, and no request is sent", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => request.url().includes("/api/auth/") && requested.push(request.url()));
    for (const query of ["id=1&hash=a&expires=9999999999", "id=1&hash=a&signature=b"]) {
      await page.goto(`/auth/verify-email?${query}`);
      await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
      await expectText(page, "Could not verify your email address");
    }
    expect(requested).toEqual([]);
  });

  test("can be sent another link", async ({ page, member }) => {
    const first = await mailedLink(member.email, "/auth/verify-email");
    await page.goto("/auth/verify-email");
    await page.getByRole("button", { name: "Resend" }).click();
    await expectText(page, "Please enter your email address");
    await page.getByLabel("Email").fill(member.email);
    await page.getByRole("button", { name: "Resend" }).click();
    await expectText(page, "Success");
    await expect(page.getByRole("heading", { name: `Check ${member.email}` })).toBeVisible();
    expect(first).toContain("signature=");
  });

  test.describe("with an invalid link", () => {
    test.use({ expectedNoise: /403|do not have permission|ERR_FAILED|No response received|500|Server error/ });

    test("the reason is shown", async ({ page, member }) => {
      const link = new URL(await mailedLink(member.email, "/auth/verify-email"));
      link.searchParams.set("hash", "0".repeat(64));
      await page.goto(link.href);
      await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
      await page.route("**/api/auth/email/verify/resend", (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByLabel("Email").fill(member.email);
      await page.getByRole("button", { name: "Resend" }).click();
      await expectText(page, "Failed to resend verification email");
    });

    test("it can be tried again when no answer came", async ({ page, member }) => {
      const link = await mailedLink(member.email, "/auth/verify-email");
      await page.route("**/api/auth/email/verify/**", (route) => route.abort());
      await page.goto(link);
      await expectText(page, "Verification error");
      await page.unroute("**/api/auth/email/verify/**");
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
    });
  });
});

test.describe("Create Account", () => {
  test("says the rule of usernames before it is broken, and to what one agrees", async ({ page }) => {
    await page.goto("/auth/register");
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(
      "3 to 30 letters, numbers, dots, dashes or underscores",
    );
    for (const [name, path] of Object.entries({ "community rules": "/rules", terms: "/terms", privacy: "/privacy" }))
      await expect(page.getByRole("form").getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  });

  test("waits for the check of the username, and continues after it", async ({ page, member }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/auth/check-username**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/auth/register");
    const username = `${member.username.slice(0, 20)}-x`;
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Email").fill(`${username}@example.test`);
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await expectText(page, "Checking…");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expectText(page, "Please wait while we check username availability");
    release();
    await expectText(page, "Available");
    await expect(page.getByText("Please wait while we check username availability")).toBeHidden();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL("/");
  });
});
