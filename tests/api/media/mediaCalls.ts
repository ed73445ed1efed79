import { expect } from "vitest";
import type { Person } from "#tests/kit/people";
import { form } from "#tests/kit/rest";

export interface Source {
  url: string;
  width: number;
  type: string;
}

/** A file as both faces answer it. */
export interface RestMedia {
  id: number;
  type: "image" | "video";
  url: string;
  animated: boolean;
  thumbnail: string | null;
  width: number;
  height: number;
  duration: number | null;
  placeholder: string | null;
  alt: string | null;
  sources: Source[];
}

const CREATE = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }`;
const POST = `query ($id: ID!) { post(id: $id) {
  media { type url animated thumbnail width height duration placeholder alt sources { url width type } } } }`;

/** Uploads a file; its fields are those of the form. */
export const upload = (who: Person, fields: Record<string, string | File>) =>
  who.send<{ media: RestMedia }>("/api/uploads", form(fields));

/** Uploads a file that the product takes. */
export async function uploaded(who: Person, file: File, more: Record<string, string | File> = {}): Promise<RestMedia> {
  const { status, body, text } = await upload(who, { file, ...more });
  expect(status, text).toBe(201);
  return body.media;
}

/** Shares a post with an uploaded file; returns its id. */
export async function share(who: Person, media: RestMedia): Promise<string> {
  const { createPost } = await who.query<{ createPost: { id: string } }>(CREATE, {
    input: { content: "See this", mediaIds: [String(media.id)] },
  });
  return createPost.id;
}

/** Returns the first file of a post. */
export async function mediaOf(who: Person, id: string): Promise<RestMedia> {
  const { post } = await who.query<{ post: { media: RestMedia[] } }>(POST, { id });
  const [item] = post.media;
  if (!item) throw new Error("The post shows nothing");
  return item;
}
