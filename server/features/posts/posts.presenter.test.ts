import { expect, test } from "vitest";
import type { PostView } from "./posts.model.ts";
import { presentPost } from "./posts.presenter.ts";

const post: PostView = {
  id: 7,
  author: {
    id: 3,
    name: "Ada",
    username: "ada",
    avatar: { key: "ada.webp", width: 320, height: 320, placeholder: null },
    banner: null,
    location: "London",
    createdAt: "2023-01-05T10:00:00.000Z",
    lastActiveAt: "2024-01-05T10:00:00.000Z",
    bio: null,
    headline: null,
    website: null,
    pro: false,
  },
  title: "A title",
  content: "Two\nlines",
  category: "Design",
  tags: ["cities"],
  facets: [{ start: 0, end: 3, kind: "mention", value: "bo", userId: 4 }],
  media: [
    {
      id: 9,
      type: "image",
      key: "p.webp",
      width: 640,
      height: 480,
      placeholder: "thumb",
      thumbnailKey: null,
      alt: "A bridge",
    },
  ],
  location: { lat: 1.5, lng: -2 },
  visibility: "public",
  hiddenNote: null,
  placeName: null,
  groupId: null,
  pinned: false,
  commentsClosed: false,
  group: null,
  liked: true,
  likesCount: 4,
  bookmarked: false,
  bookmarksCount: 2,
  commentsCount: 5,
  createdAt: "2024-01-05T10:00:00.000Z",
  updatedAt: "2024-01-05T11:00:00.000Z",
  editedAt: null,
};
const urlOf = (key: string) => `https://ideas.example/media/${key}`;

test("a post has the snake_case names of the server and the camelCase names that clients know", () => {
  expect(presentPost(post, urlOf)).toEqual({
    id: 7,
    title: "A title",
    content: "Two\nlines",
    description: "Two lines",
    category: "Design",
    tags: ["cities"],
    facets: [{ start: 0, end: 3, kind: "mention", value: "bo" }],
    image: "https://ideas.example/media/p.webp",
    video: null,
    file: null,
    media: [
      {
        type: "image",
        url: "https://ideas.example/media/p.webp",
        alt: "A bridge",
        animated: false,
        thumbnail: null,
        width: 640,
        height: 480,
      },
    ],
    location: "1.5,-2",
    visibility: "public",
    pinned: false,
    comments_closed: false,
    liked: true,
    likes_count: 4,
    likesCount: 4,
    bookmarked: false,
    bookmarks_count: 2,
    bookmarksCount: 2,
    comments_count: 5,
    commentsCount: 5,
    created_at: "2024-01-05T10:00:00.000Z",
    createdAt: "2024-01-05T10:00:00.000Z",
    updated_at: "2024-01-05T11:00:00.000Z",
    updatedAt: "2024-01-05T11:00:00.000Z",
    edited_at: null,
    editedAt: null,
    user: { id: 3, name: "Ada", username: "ada", avatar: "https://ideas.example/media/ada.webp" },
  });
});

test("missing values are null", () => {
  const bare = {
    ...post,
    title: null,
    category: null,
    media: [],
    location: null,
    author: { ...post.author, avatar: null },
  };
  expect(presentPost(bare, urlOf)).toMatchObject({
    title: null,
    category: null,
    image: null,
    video: null,
    media: [],
    location: null,
    user: { avatar: null },
  });
});
