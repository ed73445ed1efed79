import { communityChanged, type CommunityFacts, type CommunityMemory } from "#server/platform/live/community";
import type { Events } from "#server/platform/live/events";
import type { CommunityView } from "./community.model.ts";

interface Parts {
  events: Pick<Events, "onLive">;
  memory: CommunityMemory;
}

/** Shows what everybody may know of the community. */
export class CommunityService {
  constructor(private readonly parts: Parts) {}

  /** Returns how the community is now, without reading the database for it. */
  async get(): Promise<CommunityView> {
    return viewOf(await this.parts.memory.current());
  }

  /** Returns how it is after a change of which the caller was informed. @throws what the database throws */
  async changed(): Promise<CommunityView> {
    return viewOf(await this.parts.memory.fresh());
  }

  /** Calls the listener on this process after each change. */
  onChanged(listener: () => void): void {
    this.parts.events.onLive(communityChanged, listener);
  }
}

const viewOf = ({ maintenance, publicIdeas: _isSetting, ...facts }: CommunityFacts): CommunityView => ({
  ...facts,
  maintenance: maintenance?.message ?? null,
});
