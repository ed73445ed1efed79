import { numberedPage } from "#server/core/pages";
import type { Page, Positioned } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { AuthService } from "#server/features/auth/auth.service";
import type { Person } from "#server/features/people/people.model";
import type { PresenceService } from "#server/features/settings/settings.presence.service";
import type { ProfilesService } from "#server/features/people/people.service";
import { PROFILE_FRIENDS, SEARCH_PAGE_SIZE } from "#server/features/bonds/bonds.model";
import type { ProfilePage } from "./profiles.model.ts";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";

interface Parts {
  auth: AuthService;
  presence: PresenceService;
  profiles: ProfilesService;
  people: PeopleService;
}

/** Loads profiles with the relations of their members. */
export class ProfilePagesService {
  constructor(private readonly parts: Parts) {}

  /** @throws DomainError NOT_FOUND for whom the viewer may not see. */
  async page(viewer: Viewer, name: string): Promise<ProfilePage> {
    const { auth, presence, profiles, people } = this.parts;
    const profile = await profiles.getByName(viewer, name);
    const requests = [{ of: profile.id, first: PROFILE_FRIENDS, after: null }];
    const ids = [profile.id];
    const [account, lastActiveAt, relations, counts, mutualCounts, friends, mutual] = await Promise.all([
      profile.id === viewer.id ? auth.account(viewer) : null,
      presence.lastActiveAt(viewer, profile),
      people.relations(viewer, ids),
      people.tieCounts(viewer, ids),
      people.counts.mutual(viewer, ids),
      people.lists.bonds(viewer, requests),
      people.lists.mutual(viewer, requests),
    ]);
    const [relation] = relations;
    if (!relation) throw new Error("A relation was not read.");
    return {
      profile: { ...profile, lastActiveAt },
      account,
      relation,
      friendsCount: counts[0]?.bonds ?? 0,
      friends: peopleOf(friends[0]),
      mutualFriendsCount: mutualCounts[0] ?? 0,
      mutualFriends: peopleOf(mutual[0]),
      followersCount: counts[0]?.followers ?? 0,
      followingCount: counts[0]?.following ?? 0,
    };
  }

  /** Returns numbered pages of the bonds of a member. */
  async friendsOf(viewer: Viewer, name: string, page: number) {
    const { profiles, people } = this.parts;
    const { id } = await profiles.getByName(viewer, name);
    const [list] = await people.lists.bonds(viewer, [{ of: id, ...numberedPage(page, SEARCH_PAGE_SIZE) }]);
    return { friends: peopleOf(list), hasMore: list?.hasNextPage ?? false };
  }
}

const peopleOf = (list: Pick<Page<Positioned<Person>>, "items"> | undefined) =>
  (list?.items ?? []).map(({ item }) => item);
