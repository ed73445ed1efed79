import { talk } from "#tests/kit/chat";
import { befriend, join } from "#tests/kit/people";
import { drag, PICTURE } from "#tests/e2e/dragging";
import { expect, test } from "#tests/e2e/fixtures";

test("a picture dropped or pasted anywhere in a conversation is attached", async ({
  signedIn: page,
  member,
  origin,
}) => {
  const friend = await join({ url: origin }, "Bo Lind");
  await befriend(member, friend);
  const conversation = await talk(member, [friend]);
  await page.goto(`/chat?c=${conversation.id}`);
  await expect(page.getByRole("textbox", { name: "Write a message" })).toBeVisible();
  await drag(page, "dragenter", PICTURE);
  await expect(page.getByText("Drop to add the pictures")).toBeVisible();
  expect(await drag(page, "dragover", PICTURE, "main")).toBe(true);
  expect(await drag(page, "drop", PICTURE, "main")).toBe(true);
  const pictures = page.getByRole("list", { name: "Pictures" }).getByRole("img");
  await expect(pictures).toHaveCount(1);
  await expect(page.getByText("Drop to add the pictures")).toBeHidden();
  await drag(page, "paste", PICTURE);
  await expect(pictures).toHaveCount(2);
  await drag(page, "paste", PICTURE, "textarea");
  await expect(pictures).toHaveCount(3);
});

test("a file dropped where nobody takes it leaves the page as it is", async ({ signedIn: page }) => {
  for (const address of ["/notifications", "/settings"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await drag(page, "dragover", PICTURE)).toBe(true);
    expect(await drag(page, "drop", PICTURE)).toBe(true);
  }
  // Words are dropped as ever.
  expect(
    await page.locator("body").evaluate((body) => body.dispatchEvent(new DragEvent("drop", { cancelable: true }))),
  ).toBe(true);
});

test("a picture dropped on its place in the profile is cropped for it", async ({ signedIn: page }) => {
  await page.goto("/profile/edit");
  await expect(page.getByRole("button", { name: "Add photo" })).toBeVisible();
  await drag(page, "drop", PICTURE, "#avatar");
  await expect(page.getByRole("dialog", { name: "Crop your photo" })).toBeVisible();
});
