import { form } from "#tests/kit/rest";
import { pictures } from "#tests/kit/pictures";
import { expect, test } from "#tests/e2e/fixtures";

test("a picture of any shape fills the whole face", async ({ signedIn: page, member }) => {
  for (const [width, height] of [
    [1200, 400],
    [300, 900],
  ] as const) {
    await member.send("/api/profile", form({ avatar: await pictures.png(width, height) }));
    await page.goto("/");
    const face = page.getByRole("main").getByRole("link", { name: "Your profile" }).locator("[data-avatar]");
    const picture = face.locator("img");
    await expect(picture).toBeVisible();
    expect(await picture.boundingBox()).toEqual(await face.boundingBox());
  }
});
