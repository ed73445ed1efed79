import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { PASSWORD, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestComment, type RestFeed, type RestPost } from "#tests/kit/rest";

const app = await startApp();

interface PostChanges {
  content?: string;
  title?: string | null;
  tags?: string[];
  visibility?: "public" | "bonds";
}

/** The acts of a member, by either face; ids are plain numbers here. */
interface Face {
  post(who: Person, content: string, more: { title: string; category: string; tags: string[] }): Promise<number>;
  postPicture(who: Person, content: string): Promise<number>;
  like(who: Person, postId: number): Promise<{ liked: boolean; likesCount: number }>;
  bookmark(who: Person, postId: number): Promise<{ bookmarked: boolean; bookmarksCount: number }>;
  comment(who: Person, postId: number, content: string, parentId: number | null): Promise<number>;
  likeComment(who: Person, id: number): Promise<{ liked: boolean; likesCount: number }>;
  edit(who: Person, id: number, content: string): Promise<void>;
  remove(who: Person, id: number): Promise<void>;
  editPost(who: Person, id: number, changes: PostChanges): Promise<void>;
  removePost(who: Person, id: number): Promise<void>;
  /** Reads the earlier versions of a post, newest first. */
  history(who: Person, id: number): Promise<unknown>;
  /** Reads the message of a refusal. */
  refusal(
    who: Person,
    act: "blank post" | "long comment" | "foreign comment" | "unknown post" | "foreign post" | "emptied post",
    id: number,
  ): Promise<string>;
}

const LONG = "x".repeat(2_001);

const rest: Face = {
  post: async (who, content, more) => (await who.posts(content, more)).id,
  postPicture: async (who, content) => {
    const draft = form({ content, media: await pictures.png() });
    return (await who.send<{ post: RestPost }>("/api/posts", draft)).body.post.id;
  },
  like: async (who, id) => {
    const { liked, likesCount } = (await who.send<{ liked: boolean; likesCount: number }>(`/api/posts/${id}/like`))
      .body;
    return { liked, likesCount };
  },
  bookmark: async (who, id) => {
    const answer = await who.send<{ bookmarked: boolean; bookmarksCount: number }>(`/api/posts/${id}/bookmark`);
    return { bookmarked: answer.body.bookmarked, bookmarksCount: answer.body.bookmarksCount };
  },
  comment: async (who, id, content, parentId) =>
    (await who.comments({ id }, content, parentId === null ? undefined : { id: parentId })).id,
  likeComment: async (who, id) => {
    const { liked, likesCount } = (await who.send<{ liked: boolean; likesCount: number }>(`/api/comments/${id}/like`))
      .body;
    return { liked, likesCount };
  },
  edit: async (who, id, content) => void (await who.rest.put(`/api/comments/${id}`, { content }, { token: who.token })),
  remove: async (who, id) => void (await who.rest.delete(`/api/comments/${id}`, { token: who.token })),
  editPost: async (who, id, changes) => void (await who.rest.put(`/api/posts/${id}`, changes, { token: who.token })),
  removePost: async (who, id) => void (await who.rest.delete(`/api/posts/${id}`, { token: who.token })),
  history: async (who, id) => {
    const { history } = (await who.get<{ history: Record<string, unknown>[] }>(`/api/posts/${id}/history`)).body;
    return history.map(({ title, content, category, tags }) => ({ title, content, category, tags }));
  },
  refusal: async (who, act, id) => {
    const answer = await {
      "blank post": () => who.send("/api/posts", { content: " " }),
      "long comment": () => who.send(`/api/posts/${id}/comments`, { content: LONG }),
      "foreign comment": () => who.rest.put(`/api/comments/${id}`, { content: "x" }, { token: who.token }),
      "unknown post": () => who.send(`/api/posts/${id}/like`),
      "foreign post": () => who.rest.delete(`/api/posts/${id}`, { token: who.token }),
      "emptied post": () => who.rest.put(`/api/posts/${id}`, { content: " " }, { token: who.token }),
    }[act]();
    return answer.body.message ?? "";
  },
};

const graphql: Face = {
  post: async (who, content, more) => {
    const text = `mutation P($input: CreatePostInput!) { createPost(input: $input) { id } }`;
    return Number(
      (await who.query<{ createPost: { id: string } }>(text, { input: { content, ...more } })).createPost.id,
    );
  },
  postPicture: async (who, content) => {
    const { id } = await who.uploads(await pictures.png());
    const text = `mutation P($input: CreatePostInput!) { createPost(input: $input) { id } }`;
    const input = { content, mediaIds: [String(id)] };
    return Number((await who.query<{ createPost: { id: string } }>(text, { input })).createPost.id);
  },
  like: async (who, id) => {
    const text = `mutation L($id: ID!) { setLiked(id: $id, liked: true) { liked likesCount } }`;
    return (await who.query<{ setLiked: { liked: boolean; likesCount: number } }>(text, { id })).setLiked;
  },
  bookmark: async (who, id) => {
    const text = `mutation B($id: ID!) { setBookmarked(id: $id, bookmarked: true) { bookmarked bookmarksCount } }`;
    const data = await who.query<{ setBookmarked: { bookmarked: boolean; bookmarksCount: number } }>(text, { id });
    return data.setBookmarked;
  },
  comment: async (who, postId, content, parentId) => {
    const text = `mutation C($postId: ID!, $content: String!, $parentId: ID) {
      addComment(postId: $postId, content: $content, parentId: $parentId) { id }
    }`;
    return Number((await who.query<{ addComment: { id: string } }>(text, { postId, content, parentId })).addComment.id);
  },
  likeComment: async (who, id) => {
    const text = `mutation L($id: ID!) { setCommentLiked(id: $id, liked: true) { liked likesCount } }`;
    return (await who.query<{ setCommentLiked: { liked: boolean; likesCount: number } }>(text, { id })).setCommentLiked;
  },
  edit: async (who, id, content) => {
    await who.query(`mutation E($id: ID!, $content: String!) { updateComment(id: $id, content: $content) { id } }`, {
      id,
      content,
    });
  },
  remove: async (who, id) => void (await who.query(`mutation D($id: ID!) { deleteComment(id: $id) { id } }`, { id })),
  editPost: async (who, id, { visibility, ...changes }) => {
    const input = { ...changes, ...(visibility && { visibility: visibility.toUpperCase() }) };
    const text = `mutation U($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }`;
    await who.query(text, { id, input });
  },
  removePost: async (who, id) => void (await who.query(`mutation D($id: ID!) { deletePost(id: $id) }`, { id })),
  history: async (who, id) => {
    const text = `query H($id: ID!) { post(id: $id) { revisions { title content category tags } } }`;
    return (await who.query<{ post: { revisions: unknown } }>(text, { id })).post.revisions;
  },
  refusal: async (who, act, id) => {
    const answer = await {
      "blank post": () => who.ask(`mutation { createPost(input: { content: " " }) { id } }`),
      "long comment": () => who.ask(`mutation { addComment(postId: ${id}, content: "${LONG}") { id } }`),
      "foreign comment": () => who.ask(`mutation { updateComment(id: ${id}, content: "x") { id } }`),
      "unknown post": () => who.ask(`mutation { setLiked(id: ${id}, liked: true) { id } }`),
      "foreign post": () => who.ask(`mutation { deletePost(id: ${id}) }`),
      "emptied post": () => who.ask(`mutation { updatePost(id: ${id}, input: { content: " " }) { id } }`),
    }[act]();
    return answer.errors[0]?.message ?? "";
  },
};

/** Runs one story and returns its answers and what it leaves behind, without ids, names and times. */
async function story(face: Face) {
  const { ada, bo, cy } = await people(app);
  const more = { title: "Tools", category: "Society", tags: ["sharing"] };
  const first = await face.post(ada, "  Lend #tools, not only books  ", more);
  const second = await face.postPicture(ada, "A view");
  const answers: unknown[] = [await face.like(bo, first), await face.like(cy, first), await face.bookmark(bo, first)];
  const comment = await face.comment(bo, first, " Yes! ", null);
  const reply = await face.comment(cy, first, "But how?", comment);
  const gone = await face.comment(cy, first, "Never mind", null);
  answers.push(await face.likeComment(ada, comment));
  await face.edit(cy, reply, "But how, and who pays?");
  await face.remove(cy, gone);
  await face.remove(bo, comment);
  const third = await face.post(ada, "Not for long #gone", more);
  await face.editPost(ada, third, { visibility: "bonds" });
  await face.removePost(ada, third);
  await face.editPost(ada, first, { content: "Lend #books, and #tools", title: "Books" });
  await face.editPost(ada, first, { title: null, tags: ["lending"] });
  answers.push(
    await face.history(cy, first),
    await face.refusal(cy, "foreign post", first),
    await face.refusal(ada, "emptied post", first),
    await face.refusal(ada, "unknown post", third),
    await face.refusal(ada, "blank post", 0),
    await face.refusal(ada, "long comment", second),
    await face.refusal(ada, "foreign comment", reply),
    await face.refusal(ada, "unknown post", 9_007_199_254_740_991),
  );

  const feed = (await bo.get<RestFeed>(`/api/feed?username=${ada.username}`)).body;
  const comments = (await bo.get<{ comments: RestComment[] }>(`/api/posts/${first}/comments`)).body.comments;
  return JSON.parse(
    JSON.stringify({ told: answers, feed, comments }, (key, value: unknown) =>
      /^(id|.*_id|postId|parentId|url|image|username|.*_at|.*At|thumbnail)$/.test(key) && value !== null
        ? typeof value
        : value,
    ),
  ) as { feed: RestFeed };
}

test("one story by REST and by GraphQL has equal answers and equal rows", async () => {
  const [byRest, byGraphQL] = [await story(rest), await story(graphql)];
  expect(byGraphQL).toEqual(byRest);
  expect(byRest.feed).toMatchObject({ total: 2, posts: [{ content: "A view" }, { likesCount: 2, commentsCount: 1 }] });
});

test("an account that one face creates is the same through the other", async () => {
  const { ada } = await people(app);
  const own = (await ada.get<{ user: { id: number; email: string } }>("/api/user")).body.user;
  const { viewer } = await ada.query<{ viewer: { email: string; user: { id: string; name: string } } }>(
    `{ viewer { email user { id name username } } }`,
  );
  expect(viewer).toMatchObject({ email: own.email, user: { id: String(own.id), name: "Ada", username: ada.username } });
  const signedIn = await ada.gql.query<{ login: { user: { id: string } } }>(
    `mutation L($login: String!, $password: String!) { login(login: $login, password: $password) { user { id } } }`,
    { login: own.email, password: PASSWORD },
  );
  expect(signedIn.login.user.id).toBe(String(own.id));
});
