import { barriers } from "#tests/e2e/barriers";
import { pictures } from "#tests/kit/pictures";
import { arriveAs, card, expect, test, twice } from "#tests/e2e/fixtures";

test.beforeEach(async ({ page, member }) => {
  const media = await member.uploads(await pictures.png(900, 600));
  await member.posts(`Pictured ${member.username}`, { mediaIds: [media.id] });
  await arriveAs(page.context(), member);
  await page.goto("/");
  await card(page, `Pictured ${member.username}`).getByRole("button", { name: "Comment" }).click();
  await expect(page.getByRole("dialog", { name: /Post by/ })).toBeVisible();
});

test("a picture opens as large as the screen, Escape returns the focus to it", async ({ page }) => {
  const address = page.url();
  const thumbnail = page.locator("[data-picture]");
  await thumbnail.click();
  const lightbox = page.getByRole("dialog", { name: "Picture" });
  await expect(lightbox).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(page.getByRole("dialog", { name: /Post by/ })).toBeVisible();
  await expect(thumbnail).toBeFocused();
});

test("Back closes the picture and then the post", async ({ page }) => {
  await page.locator("[data-picture]").click();
  const lightbox = page.getByRole("dialog", { name: "Picture" });
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page.getByRole("dialog", { name: /Post by/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("two quick Escapes close the picture alone", async ({ page }) => {
  await page.locator("[data-picture]").click();
  const lightbox = page.getByRole("dialog", { name: "Picture" });
  await expect(lightbox).toBeVisible();
  await twice(page, "Escape");
  await expect(lightbox).toBeHidden();
  await expect(page.getByRole("dialog", { name: /Post by/ })).toBeVisible();
});

test("a picture is zoomed by double click, keys and buttons, and moved", async ({ page }) => {
  await page.locator("[data-picture]").click();
  const picture = page.getByRole("dialog", { name: "Picture" }).locator("img");
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(picture).toBeVisible();
  const whole = await width();
  await picture.dblclick();
  expect(await width()).toBeCloseTo(whole * 2.5, 0);
  const before = await picture.boundingBox();
  await page.mouse.move(640, 450);
  await page.mouse.down();
  await page.mouse.move(600, 430, { steps: 4 });
  await page.mouse.up();
  const after = await picture.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-40, 0);
  await page.getByRole("button", { name: "Zoom out" }).click();
  expect(await width()).toBeCloseTo(whole, 0);
  await page.keyboard.press("+");
  expect(await width()).toBeGreaterThan(whole);
});

test("a picture as large as the screen has no accessibility barriers", async ({ page }) => {
  await page.locator("[data-picture]").click();
  await expect(page.getByRole("dialog", { name: "Picture" })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("a white picture is dimmed a little in the dark theme, and shown as it is when it is opened", async ({
  page,
  member,
}) => {
  const filterOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((picture) => getComputedStyle(picture).filter);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => filterOf("[data-picture] img")).toBe("none");
  const chart = await member.uploads(await pictures.drawing());
  const { id } = await member.posts(`Charted ${member.username}`, { mediaIds: [chart.id] });
  await page.goto(`/post/${id}`);
  await expect.poll(() => filterOf("[data-picture] img")).toBe("brightness(0.9)");
  await page.locator("[data-picture]").click();
  const opened = page.getByRole("dialog", { name: "Picture" }).getByRole("img").first();
  await expect(opened).toHaveCSS("filter", "none");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => filterOf("[data-picture] img")).toBe("none");
});
