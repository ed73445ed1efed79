import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

const app = await startApp();
const { ada, bo, cy } = await people(app);

test("a mutation takes what it is about by its former name too", async () => {
  const post = await ada.posts("Known by two names");
  const like = (name: string) =>
    bo.query<object>(`mutation { setLiked(${name}: "${post.id}", liked: true) { id liked } }`);
  const liked = { setLiked: { id: String(post.id), liked: true } };
  expect(await like("id")).toEqual(liked);
  expect(await like("postId")).toEqual(liked);
  await bo.query(`mutation { setBookmarked(id: "${post.id}", bookmarked: true) { id } }`);
  const note = (name: string) =>
    bo.query<object>(`mutation { updateBookmark(input: { ${name}: "${post.id}", note: "${name}" }) { postId note } }`);
  expect(await note("id")).toEqual({ updateBookmark: { postId: String(post.id), note: "id" } });
  expect(await note("postId")).toEqual({ updateBookmark: { postId: String(post.id), note: "postId" } });
});

test("a mutation without its target, and one with both of its names, are refused with words", async () => {
  const follow = async (args: string) => (await bo.ask(`mutation { follow${args} { id } }`)).errors;
  const refused = (message: string) => [{ message, extensions: { code: "BAD_USER_INPUT" } }];
  expect(await follow("")).toMatchObject(refused("The argument id is required."));
  expect(await follow("(id: null)")).toMatchObject(refused("The argument id is required."));
  expect(await follow(`(id: "${ada.id}", userId: "${ada.id}")`)).toMatchObject(
    refused("Send id alone: userId is its former name."),
  );
});

test("a repetition is known by either name", async () => {
  const { sendBondRequest } = await cy.query<{ sendBondRequest: { bondState: string } }>(
    `mutation { sendBondRequest(userId: "${ada.id}") { bondState } }`,
  );
  expect(await cy.query(`mutation { sendBondRequest(id: "${ada.id}") { bondState } }`)).toEqual({ sendBondRequest });
});
