import { pictures } from "#tests/kit/pictures";
import { expect, test } from "#tests/e2e/fixtures";

test.describe("a picture for friends alone, in a page that stayed open until its address had expired", () => {
  // The refused file is what this test is about.
  test.use({ expectedNoise: /40[34] \((Forbidden|Not Found)\)/ });

  test("is requested again with a fresh address", async ({ signedIn: home, member }) => {
    const media = await member.uploads(await pictures.png(900, 600));
    const post = await member.posts(`Pictured ${member.username}`, { mediaIds: [media.id], visibility: "bonds" });
    let isFirst = true;
    await home.route("**/graphql", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!isFirst || !text.includes("expires=")) return route.fulfill({ response, body: text });
      isFirst = false;
      return route.fulfill({ response, body: text.replaceAll(/expires=\d+/g, "expires=1700000000") });
    });
    const refused = home.waitForResponse((one) => one.url().includes("expires=1700000000") && one.status() >= 400);
    await home.goto(`/post/${post.id}`);
    await refused;
    const picture = home.getByRole("img", { name: `Picture by ${member.name}` });
    await expect
      .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
      .toBe(true);
    expect(isFirst).toBe(false);
    await home.unrouteAll({ behavior: "ignoreErrors" });
  });
});
