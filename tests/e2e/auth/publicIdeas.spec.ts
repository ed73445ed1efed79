import { PASSWORD } from "#tests/kit/people";
import { sticksOut } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";

for (const { place, width, height } of [
  { place: "beside", width: 1280, height: 800 },
  { place: "below", width: 390, height: 844 },
])
  test(`a visitor reads three public ideas ${place} the form, and one leads to signing in and then to it`, async ({
    page,
    member,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/auth/login");
    const ideas = page.getByRole("region", { name: "Ideas from the community" });
    await expect(ideas.getByRole("listitem")).toHaveCount(3);
    const ofIdeas = await ideas.boundingBox();
    const ofForm = await page.getByRole("form", { name: "Sign In" }).boundingBox();
    if (!ofIdeas || !ofForm) throw new Error("Both are on the page.");
    const isBeside = ofIdeas.x + ofIdeas.width <= ofForm.x;
    const isBelow = ofIdeas.y >= ofForm.y + ofForm.height;
    expect([isBeside, isBelow]).toEqual([place === "beside", place === "below"]);
    expect(await sticksOut(page)).toEqual([]);

    // The ideas come after everything of the form.
    await page.getByRole("main").getByRole("link", { name: "Create account" }).focus();
    await page.keyboard.press("Tab");
    const first = ideas.getByRole("link").first();
    await expect(first).toBeFocused();
    // A post without a title is named by its beginning.
    const title = (await first.innerText()).slice(0, 20);
    const path = (await first.getAttribute("href")) ?? "";
    expect(path).toMatch(/^\/post\/\d+$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Sign in to read “${title}`)).toBeVisible();
    await expect(page).toHaveURL("/auth/login");
    await page.getByLabel("Email or username").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(title).first()).toBeVisible();
  });
