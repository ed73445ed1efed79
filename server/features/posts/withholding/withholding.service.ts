import type { Tx } from "#server/db/client";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import { postWithheld } from "#server/features/posts/posts.model";
import type { Events } from "#server/platform/live/events";
import { isWithheld, type PostBefore, type Withholding } from "./withholding.model.ts";
import { type LockedPost, lockPost, moveTo } from "./withholding.queries.ts";

interface Parts {
  events: Events;
  placement: MediaPlacementService;
}

/** Takes posts off and puts them back, for moderators: the caller has checked that they may, and logs the act. */
export class PostWithholdingService {
  constructor(private readonly parts: Parts) {}

  /**
   * Hides a post from everybody but its author, or removes it for everybody. It leaves open feeds and pages at the
   * commit, all counts follow, and its files become private. The author of a hidden post reads the rule and the words.
   * Returns what the post was, for `restore`; null if there is no such post, or it is in this state already.
   * @param tx a transaction of `Events.transaction`.
   */
  async withhold(
    tx: Tx,
    { id, how, rule = null, words = "" }: { id: number; how: Withholding; rule?: string | null; words?: string },
  ): Promise<PostBefore | null> {
    const post = await lockPost(tx, id);
    if (!post || post.visibility === how) return null;
    const { visibility, withheld } = post;
    // Removing a hidden post does not forget what it was before it was hidden.
    const original = isWithheld(visibility) && withheld ? withheld.visibility : visibility;
    await this.#move(tx, post, { visibility: how, withheld: { visibility: original, rule, words } });
    return { visibility, withheld };
  }

  /**
   * Puts a post back to exactly what it was; a public one whose group is deleted meanwhile waits with the others of the
   * group. Returns false if the post is gone meanwhile, or is not taken off.
   * @param tx a transaction of `Events.transaction`.
   */
  async restore(tx: Tx, { id, before }: { id: number; before: PostBefore }): Promise<boolean> {
    const post = await lockPost(tx, id);
    if (!post || !isWithheld(post.visibility)) return false;
    const isHeld = before.visibility === "public" && post.isInDeletedGroup;
    await this.#move(tx, post, isHeld ? { ...before, visibility: "group" } : before);
    return true;
  }

  async #move(tx: Tx, post: LockedPost, to: PostBefore): Promise<void> {
    const { events, placement } = this.parts;
    await moveTo(tx, post, to);
    if (post.hasFiles) await placement.expect(tx, "now");
    await events.publish(tx, postWithheld, { postId: post.id, authorId: post.authorId });
  }
}
