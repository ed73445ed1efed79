import { join } from "#tests/kit/people";
import { barriersInBothThemes } from "#tests/e2e/barriers";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ colorScheme: "light", viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("the faces on a post open the list of who likes it, and Escape gives the focus back", async ({
      page,
      member,
      origin,
    }) => {
      const fans = [await join({ url: origin }, "Lena Ortiz"), await join({ url: origin }, "Jun Mori")];
      const { id } = await member.posts(`Well liked ${member.username}`);
      for (const fan of fans) await fan.send(`/api/posts/${id}/like`);
      await arriveAs(page.context(), member);
      await page.goto(`/profile/${member.username}/posts`);
      const opener = page.getByRole("article").getByRole("button", { name: /Show who likes this: 2/ });
      await expect(opener.getByTitle("Lena Ortiz")).toBeVisible();
      expect.soft(await barriersInBothThemes(page), "card").toEqual([]);
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Who likes this" });
      const names = dialog.getByRole("listitem").getByRole("link", { name: /Jun Mori|Lena Ortiz/ });
      await expect(names).toHaveText(["Jun Mori", "Lena Ortiz"]);
      expect.soft(await barriersInBothThemes(page, { part: "[role=dialog]" }), "list").toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog.getByRole("link", { name: "Lena Ortiz" }).click();
      await expect(page).toHaveURL(new RegExp(`/profile/${fans[0]?.username}`));
      await expect(dialog).toBeHidden();
    });
  });
}
