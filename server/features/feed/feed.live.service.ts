import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import { topReadersOfPost } from "./feed.live.queries.ts";
import type { Tab } from "./feed.model.ts";
import { followersOfPost } from "./following/following.live.queries.ts";

interface Parts {
  db: Db;
  posts: Pick<PostsService, "find">;
}

/** A new post, and on top of whose tab it is. */
interface Announcement {
  payload: PostView;
  audience: ReadonlySet<number>;
}

const READERS = { everything: topReadersOfPost, following: followersOfPost };

/** Finds in whose tab a new post is on top. */
export class FeedNewsService {
  constructor(private readonly parts: Parts) {}

  /** Returns a new post, and on top of whose tab it is of the members who listen now, by two statements in all. */
  async announcement(
    tab: Tab,
    { postId, authorId }: { postId: number; authorId: number },
    listeners: readonly number[],
  ): Promise<Announcement | null> {
    const { db, posts } = this.parts;
    const audience = new Set((await READERS[tab](db, { id: postId, members: listeners })).map(({ id }) => id));
    if (audience.size === 0) return null;
    const payload = await posts.find({ id: authorId, sessionId: 0 }, postId);
    return payload && { payload, audience };
  }
}
