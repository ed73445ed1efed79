import type { StoredFacet } from "#server/db/schema/facets";
import { isShared, RenderedOnce, share } from "#server/cache/renderedOnce";
import { isAnimated, type UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { FacetsAnswer, PostAnswer, RevisionAnswer } from "./posts.answers.ts";
import { describe, type PostRevision, type PostView, type Visibility } from "./posts.model.ts";

/** Posts that are the same object for many viewers are presented once. */
const presented = new RenderedOnce<PostView, PostAnswer>("posts of REST");

/** Presents a post in REST: the server's snake_case names beside the camelCase names that clients know. */
export function presentPost(post: PostView, urlOf: UrlOf): PostAnswer {
  const answer = presented.get(post, () => present(post, urlOf));
  return isShared(post) ? share(answer) : answer;
}

function present(post: PostView, urlOf: UrlOf): PostAnswer {
  const media = post.media.map(({ type, key, alt, thumbnailKey, width, height }) => ({
    type,
    url: urlOf(key),
    alt,
    animated: isAnimated({ type, thumbnailKey }),
    thumbnail: thumbnailKey && urlOf(thumbnailKey),
    width,
    height,
  }));
  const first = (type: string) => media.find((one) => one.type === type)?.url ?? null;
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    description: describe(post.content),
    category: post.category,
    tags: post.tags,
    facets: presentFacets(post.facets),
    image: first("image"),
    video: first("video"),
    file: null,
    media,
    location: post.location && `${post.location.lat},${post.location.lng}`,
    ...(post.placeName !== null && { place_name: post.placeName }),
    visibility: seenAs(post.visibility),
    ...(post.hiddenNote && { hidden_note: post.hiddenNote }),
    ...(post.groupId !== null && { group_id: post.groupId, groupId: post.groupId }),
    pinned: post.pinned,
    comments_closed: post.commentsClosed,
    liked: post.liked,
    likes_count: post.likesCount,
    likesCount: post.likesCount,
    bookmarked: post.bookmarked,
    bookmarks_count: post.bookmarksCount,
    bookmarksCount: post.bookmarksCount,
    comments_count: post.commentsCount,
    commentsCount: post.commentsCount,
    created_at: post.createdAt,
    createdAt: post.createdAt,
    updated_at: post.updatedAt,
    updatedAt: post.updatedAt,
    edited_at: post.editedAt,
    editedAt: post.editedAt,
    user: presentAuthor(post.author, urlOf),
  };
}

/** Nobody is shown a post that was removed, so clients know no such visibility. */
const seenAs = (visibility: Visibility): PostAnswer["visibility"] => (visibility === "removed" ? "hidden" : visibility);

/** Presents the mentions, tags and links of a text in REST. */
export function presentFacets(facets: readonly StoredFacet[]): FacetsAnswer {
  return facets.map(({ start, end, kind, value }) => ({ start, end, kind, value }));
}

/** Presents a former version of a post in REST. */
export function presentRevision({ createdAt, ...revision }: PostRevision): RevisionAnswer {
  return { ...revision, created_at: createdAt, createdAt };
}
