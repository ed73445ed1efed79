import type { Caches, Value } from "#server/cache/caches";
import type { Db } from "#server/db/client";
import { accountDeleted, hiddenChanged } from "#server/features/auth/auth.model";
import { groupDeletionSet } from "#server/features/groups/groups.model";
import { postDeleted, postEdited, postWithheld } from "#server/features/posts/posts.model";
import type { CommunityMemory } from "#server/platform/live/community";
import type { Events } from "#server/platform/live/events";
import { type PublicIdea, toPublicIdea } from "./publicIdeas.model.ts";
import { publicIdeas } from "./publicIdeas.queries.ts";

const FRESH_MS = { least: 1_000, most: 60_000 };

interface Parts {
  db: Db;
  caches: Pick<Caches, "value">;
  events: Pick<Events, "onChange" | "onResumed">;
  community: Pick<CommunityMemory, "current">;
}

/**
 * Shows visitors a few public ideas, unless the community turned that off. They are read once for everybody and
 * remembered for up to a minute, so that nobody who has no account decides how often the database is asked. What takes
 * a post away from visitors ends that at once, on every process.
 */
export class PublicIdeasService {
  readonly #ideas: Value<readonly PublicIdea[]>;

  constructor(private readonly parts: Parts) {
    const { db, caches, events } = parts;
    this.#ideas = caches.value({ name: "public ideas", ...FRESH_MS }, async () =>
      (await publicIdeas(db, {})).map(toPublicIdea),
    );
    const forget = () => this.#ideas.forget();
    for (const event of [postEdited, postWithheld, postDeleted]) events.onChange(event, forget);
    for (const event of [accountDeleted, hiddenChanged]) events.onChange(event, forget);
    events.onChange(groupDeletionSet, forget);
    events.onResumed(forget);
  }

  /** Returns the ideas, the best first; none while the community does not show them. */
  async list(): Promise<readonly PublicIdea[]> {
    const { publicIdeas: isOn } = await this.parts.community.current();
    return isOn ? this.#ideas.get() : [];
  }
}
