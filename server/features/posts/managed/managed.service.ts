import { notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Tx } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { NOT_YOURS_TO_REMOVE, PINS_ARE_FULL, PINS_MAX } from "./managed.model.ts";
import {
  countOtherPins,
  lockManagedPost,
  lockPins,
  type ManagedPost,
  pinPost,
  setCommentsClosed,
  unpinPost,
} from "./managed.queries.ts";
import { managedChanges, type ManagedChanges } from "./managed.rules.ts";

interface Parts {
  events: Events;
  limits: Limits;
  posts: PostsService;
}

/** The post that is acted on. */
export interface Subject {
  groupId: number;
  postId: number;
}

/** Lets owners and admins of a group decide about the posts in it. */
export class ManagedPostsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Pins a post on top of the group's list, closes its comments, or takes that back.
   * @throws DomainError CONFLICT for a fourth pinned post, FORBIDDEN for a post in a group of others.
   */
  async change(viewer: Viewer, subject: Subject, draft: ManagedChanges): Promise<PostView> {
    const { events, limits, posts } = this.parts;
    const changes = check(managedChanges, draft);
    await limits.consume("groupChangesByMember", viewer.id);
    const post = { viewerId: viewer.id, ...subject };
    const changed = await events.transaction(async (tx) => {
      await lockPins(tx, subject.groupId);
      if (!(await lockManagedPost(tx, post))) return false;
      await this.#pin(tx, post, changes.pinned);
      if (typeof changes.commentsClosed === "boolean") await setCommentsClosed(tx, post, changes.commentsClosed);
      return true;
    });
    if (!changed) throw await this.#refusal(viewer, subject);
    // Viewers with the post on the screen receive it again.
    posts.noteCounted(subject.postId);
    return posts.get(viewer, subject.postId);
  }

  async #pin(tx: Tx, post: ManagedPost, pinned: boolean | null | undefined): Promise<void> {
    if (pinned === false) return unpinPost(tx, post);
    if (pinned !== true) return;
    if ((await countOtherPins(tx, post)) >= PINS_MAX) throw refusal("TOO_MANY", PINS_ARE_FULL);
    await pinPost(tx, post);
  }

  async #refusal(viewer: Viewer, { groupId, postId }: Subject): Promise<Error> {
    const post = await this.parts.posts.find(viewer, postId);
    return post?.groupId === groupId ? refusal("MANAGERS_ONLY", NOT_YOURS_TO_REMOVE) : notFound("This post");
  }
}
