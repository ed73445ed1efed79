import { numberedPage, sliceValues } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import type { Person } from "#server/features/people/people.model";
import type {
  FoundAnswer,
  FoundPageAnswer,
  FriendAnswer,
  MutedAnswer,
  RelationAnswer,
  RequestAnswer,
  SuggestionAnswer,
} from "./bonds.answers.ts";
import {
  type BondRequestView,
  type MutedView,
  type Relation,
  SEARCH_PAGE_SIZE,
  type SuggestionView,
} from "./bonds.model.ts";

/** Presents a friend in REST. */
export function presentFriend(person: Person, urlOf: UrlOf): FriendAnswer {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    avatar: person.avatar && urlOf(person.avatar.key),
    bio: person.bio,
    location: person.location,
  };
}

/** Presents in REST what a member is to the viewer. */
export function presentRelation({ state, isFollowed }: Relation): RelationAnswer {
  const isFriend = state === "bonded";
  const isRequestSent = state === "request_sent";
  const isRequestReceived = state === "request_received";
  return {
    is_friend: isFriend,
    isFriend,
    is_request_sent: isRequestSent,
    isRequestSent,
    is_request_received: isRequestReceived,
    isRequestReceived,
    is_following: isFollowed,
    isFollowing: isFollowed,
  };
}

/** Presents a person whom a search found in REST. */
const presentFound = (person: Person, relation: Relation, urlOf: UrlOf): FoundAnswer => ({
  ...presentFriend(person, urlOf),
  ...presentRelation(relation),
});

interface FoundPeople {
  people: readonly Person[];
  /** What each of them is to the viewer, in their order. */
  relations: readonly Relation[];
  page: number;
  total: number;
}

/** Presents a page of people whom a search finds in REST, with its position in the list. */
export function presentFoundPage({ people, relations, page, total }: FoundPeople, urlOf: UrlOf): FoundPageAnswer {
  const users = people.flatMap((person, at) => {
    const relation = relations[at];
    return relation ? [presentFound(person, relation, urlOf)] : [];
  });
  const { offset: before } = sliceValues(numberedPage(page, SEARCH_PAGE_SIZE));
  const pagination = {
    total,
    per_page: SEARCH_PAGE_SIZE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)),
    from: users.length > 0 ? before + 1 : null,
    to: users.length > 0 ? before + users.length : null,
  };
  return { users, pagination };
}

/** Presents a request in REST, as its receiver sees it, or with `side: "to"` as its sender does. */
export function presentRequest(
  request: BondRequestView,
  mutualFriends: number,
  urlOf: UrlOf,
  side: "from" | "to" = "from",
): RequestAnswer {
  const { id, name, username, avatar } = request[side];
  return {
    id: request.id,
    user: { id, name, username, avatar: avatar && urlOf(avatar.key) },
    mutual_friends: mutualFriends,
    mutualFriends,
    requested_at: request.createdAt,
    requestedAt: request.createdAt,
  };
}

/** Presents a suggestion in REST. */
export function presentSuggestion(
  { user, reason, mutualBondsCount, sharedGroupsCount, sharedTags }: SuggestionView,
  urlOf: UrlOf,
): SuggestionAnswer {
  return {
    ...presentFriend(user, urlOf),
    reason,
    mutual_friends: mutualBondsCount,
    shared_groups: sharedGroupsCount,
    shared_tags: sharedTags,
  };
}

/** Presents a muted member in REST. */
export const presentMuted = ({ user, until }: MutedView, urlOf: UrlOf): MutedAnswer => ({
  ...presentFriend(user, urlOf),
  muted_until: until,
});
