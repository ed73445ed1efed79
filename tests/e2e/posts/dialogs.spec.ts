import { card, expect, publish, test, twice } from "#tests/e2e/fixtures";

test("one Escape closes the composer and stores the text", async ({ home, member }) => {
  await home.getByRole("button", { name: "Start a post" }).click();
  const dialog = home.getByRole("dialog", { name: "Create a post" });
  const words = dialog.getByRole("textbox", { name: "Your post" });
  await words.fill(`Half a thought ${member.username}`);
  await home.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(home.getByRole("button", { name: "Start a post" })).toBeFocused();

  await home.getByRole("button", { name: "Start a post" }).click();
  await expect(words).toHaveValue(`Half a thought ${member.username}`);
  await home.keyboard.press("Escape");
  await home.reload();
  await home.getByRole("button", { name: "Start a post" }).click();
  await expect(words).toHaveValue(`Half a thought ${member.username}`);
  await expect(dialog.getByText("Draft restored")).toBeVisible();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(words).toHaveValue("");
  await home.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("one Escape is enough while a toast is visible", async ({ home, member }) => {
  await publish(home, `Toasted ${member.username}`);
  await expect(home.getByText("Post created", { exact: true }).first()).toBeVisible();
  await card(home, `Toasted ${member.username}`)
    .getByRole("button", { name: /Comment/ })
    .click();
  const dialog = home.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a post opens over the feed with an address of its own, and Back restores the position", async ({ home }) => {
  const article = home.getByRole("feed").getByRole("article").nth(5);
  await article.getByRole("button", { name: /Comment/ }).scrollIntoViewIfNeeded();
  // Cards above get their own heights late, and the browser scrolls along: the place in the window is what stays.
  const topOf = async () => (await article.boundingBox())?.y ?? NaN;
  expect(await home.evaluate(() => scrollY)).toBeGreaterThan(0);
  const before = await topOf();
  await article.getByRole("button", { name: /Comment/ }).click();
  const dialog = home.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(home).toHaveURL(/\/post\/\d+$/);
  const address = home.url();
  const locked = await home.evaluate(() => {
    const at = scrollY;
    scrollBy(0, 500);
    return getComputedStyle(document.body).overflow === "hidden" || scrollY === at;
  });
  expect(locked).toBe(true);
  await home.goBack();
  await expect(dialog).toBeHidden();
  await expect(home).toHaveURL("/");
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);

  await article.getByRole("button", { name: /Comment/ }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await article.getByRole("button", { name: /Comment/ }).click();
  await expect(dialog).toBeVisible();
  // A dialog reacts to events outside of it only one turn after the click that opened it.
  await expect(async () => {
    await home.mouse.click(5, 450);
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();

  await home.goto(address);
  await expect(home.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(home.getByRole("dialog")).toBeHidden();
});

test("two quick Escapes close a post and go back one step only", async ({ home }) => {
  const article = home.getByRole("feed").getByRole("article").first();
  await article.getByRole("button", { name: /Comment/ }).click();
  const dialog = home.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await twice(home, "Escape");
  await expect(dialog).toBeHidden();
  await expect(home).toHaveURL("/");
  await expect(article.getByRole("button", { name: /Comment/ })).toBeFocused();
  await home.goForward();
  await expect(dialog).toBeVisible();
  await twice(home, "Escape");
  await expect(dialog).toBeHidden();
  await expect(home).toHaveURL("/");
});

test("a text file with the name of a picture is refused at its field, and the text stays", async ({ home }) => {
  await home.getByRole("button", { name: "Start a post" }).click();
  const dialog = home.getByRole("dialog", { name: "Create a post" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill("With a bad picture");
  const choosing = home.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Photo" }).click();
  await (await choosing).setFiles({ name: "idea.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Your post" })).toHaveValue("With a bad picture");
  await home.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
