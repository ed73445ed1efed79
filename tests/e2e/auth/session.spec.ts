import { join, PASSWORD } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { sticksOut } from "#tests/e2e/barriers";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";

test.describe("a guest", () => {
  test("is redirected to sign in, and afterwards to the wanted page", async ({ page, member }) => {
    const post = await member.posts(`Wanted ${member.username}`);
    await page.goto(`/post/${post.id}`);
    await expect(page).toHaveURL("/auth/login");
    await page.getByLabel("Email or username").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(`/post/${post.id}`);
    await expect(page.getByText(`Wanted ${member.username}`).first()).toBeVisible();
  });

  for (const width of [390, 1280])
    test(`at ${width} px reads what was shared, and only what is public`, async ({ page, member }) => {
      await page.setViewportSize({ width, height: 900 });
      const title = "A grid should fail one street at a time";
      const { id } = await member.uploads(await pictures.png(640, 420));
      const post = await member.posts("What we learnt", { title, media_ids: [id] });
      const untitled = await member.posts("Benches that face each other");
      const secret = await member.posts("Only for my bonds", { title: "Of nobody's business", visibility: "bonds" });
      await page.goto(`/post/${post.id}`);
      await expect(page.getByText(`Sign in to read “${title}” by ${member.name}`)).toBeVisible();
      await expect(page.getByRole("main").locator("img").first()).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
      await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
      await expect(page.getByText(`Create an account to read “${title}” by ${member.name}`)).toBeVisible();
      await page.goto(`/post/${untitled.id}`);
      await expect(page.getByText(`Sign in to read “Benches that face each other” by ${member.name}`)).toBeVisible();
      await page.goto(`/profile/${member.username.toLowerCase()}`);
      await expect(page.getByText(`Sign in to see the profile of ${member.name} (@${member.username})`)).toBeVisible();
      for (const unnamed of [`/post/${secret.id}`, "/chat"]) {
        await page.goto(unnamed);
        await expect(page.getByText("Continue where you left off.")).toBeVisible();
        expect(await page.content()).not.toMatch(/Of nobody's business|Only for my bonds/);
      }
    });

  test("sees that a page does not exist, with a link home", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/auth/login");
  });

  test.describe("with wrong credentials", () => {
    test.use({ expectedNoise: /401|Unauthorized access|no.such.page|404/ });

    test("sees an error, and the input stays", async ({ page }) => {
      await page.goto("/auth/login");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Email or username is required")).toBeVisible();
      await expect(page.getByText("Password is required")).toBeVisible();
      await page.getByLabel("Email or username").fill("nobody-at-all");
      await expect(page.getByText("Email or username is required")).toBeHidden();
      await page.getByLabel("Password", { exact: true }).fill("wrong password");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Login failed", { exact: true }).first()).toBeVisible();
      await expect(page.getByText("Invalid credentials", { exact: true }).first()).toBeVisible();
      await expect(page.getByLabel("Email or username")).toHaveValue("nobody-at-all");
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    });
  });

  test.use({ expectedNoise: /404 \(Not Found\)/ });
});

test.describe("registering", () => {
  test("reports missing or wrong input, field by field", async ({ page, member }) => {
    await page.goto("/auth/register");
    await page.getByRole("button", { name: "Create Account" }).click();
    for (const message of ["Name is required", "Email is required", "Username is required", "Password is required"])
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await expect(page.getByText("Name is required", { exact: true })).toBeHidden();
    await page.getByLabel("Username", { exact: true }).fill(member.username.toUpperCase());
    await expect(page.getByText("This username is already taken", { exact: true }).first()).toBeVisible();
    await page.getByLabel("Email", { exact: true }).fill("ada@example.test");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByLabel("Confirm Password", { exact: true }).fill("other");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Password must be at least 8 characters", { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL("/auth/register");
  });
});

test.describe("a member", () => {
  test("does not have to sign in again", async ({ signedIn: home }) => {
    await home.goto("/auth/login");
    await expect(home).toHaveURL("/");
    await home.goto("/auth/register");
    await expect(home).toHaveURL("/");
  });

  test("leaves nothing behind after signing out", async ({ home, member }) => {
    await home.getByRole("button", { name: "Your account" }).click();
    await home.getByRole("menuitem", { name: "Logout" }).click();
    await expect(home).toHaveURL("/auth/login");
    expect(await home.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await expect.poll(async () => (await member.get("/api/user")).status).toBe(401);
    await home.goto("/");
    await expect(home).toHaveURL("/auth/login");
  });

  test("keeps the chosen theme, without a flash", async ({ home }) => {
    await home.getByRole("button", { name: "Your account" }).click();
    await home.getByRole("menuitemradio", { name: "Dark" }).click();
    const background = () => home.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await home.reload({ waitUntil: "commit" });
    await home.waitForFunction(() => document.body !== null);
    await expect(home.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect.poll(background).toBe(dark);
  });
});

test.describe("a session that has ended", () => {
  test.use({ expectedNoise: /401|Unauthorized access|4403|4401|WebSocket|No response received from server/ });

  test("is detected at the start and removed", async ({ page }) => {
    await page.addInitScript(() => {
      if (location.protocol === "about:") return;
      if (!sessionStorage.getItem("tried")) localStorage.setItem("auth_token", "nonsense");
      sessionStorage.setItem("tried", "yes");
    });
    await page.goto("/");
    await expect(page).toHaveURL("/auth/login");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  });

  test("elsewhere leaves the page as it is, with a link to sign in again", async ({ page, origin }) => {
    const ada = await join({ url: origin }, "Ada");
    await arriveAs(page.context(), ada);
    await page.goto("/");
    const first = page.getByRole("feed").getByRole("article").first();
    await expect(first).toBeVisible();
    await ada.send("/api/auth/logout");
    await first.getByRole("button", { name: /Like/ }).click();
    await expect(page.getByText("You have been signed out")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(first).toBeVisible();
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const again = page.getByRole("button", { name: "Sign in again" });
    await expect(again, "however far one reads").toBeInViewport({ ratio: 1 });
    const bar = await page.locator("[data-session-ended]").boundingBox();
    expect(bar?.y, "under the header").toBeGreaterThan(40);
    await again.click();
    await expect(page).toHaveURL("/auth/login");
  });
});
