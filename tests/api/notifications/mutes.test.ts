import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { notificationTexts, setLike } from "#tests/kit/notifications";
import { people } from "#tests/kit/people";

const app = await startApp();

test("of a conversation that Ada has muted nothing notifies her, until she unmutes it; other ideas still do", async () => {
  const { ada, bo, cy } = await people(app);
  const [idea, other] = [await ada.posts("A quiet idea"), await ada.posts("Another one")];
  const isMuted = async () =>
    (
      await ada.query<{ post: { isMutedByViewer: boolean } }>(
        `query ($id: ID!) { post(id: $id) { isMutedByViewer } }`,
        {
          id: String(idea.id),
        },
      )
    ).post.isMutedByViewer;
  const comment = await ada.comments(idea, "My own word");
  expect(await isMuted()).toBe(false);
  for (let n = 0; n < 2; n++) {
    const { status, body } = await ada.send<{ is_muted: boolean }>(`/api/posts/${idea.id}/mute`);
    expect([status, body.is_muted]).toEqual([200, true]);
  }
  expect(await isMuted()).toBe(true);

  await setLike(bo, idea);
  await cy.comments(idea, `Hello @${ada.username}`);
  await bo.comments(idea, "An answer", comment);
  expect(await notificationTexts(ada)).toEqual([]);
  await setLike(bo, other);
  expect(await notificationTexts(ada)).toEqual(["Bo liked your idea"]);

  await ada.query(`mutation ($id: ID!) { setPostMuted(id: $id, muted: false) { isMutedByViewer } }`, {
    id: String(idea.id),
  });
  await bo.comments(idea, "And now?");
  expect(await notificationTexts(ada)).toContain("Bo commented on your idea");
});
