import type { UrlOf } from "#server/features/media/media.model";
import type { Person } from "#server/features/people/people.model";
import type {
  FoundAnswer,
  FriendAnswer,
  MutedAnswer,
  RelationAnswer,
  RequestAnswer,
  SuggestionAnswer,
} from "./bonds.answers.ts";
import type { BondRequestView, MutedView, Relation, SuggestionView } from "./bonds.model.ts";

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
export const presentFound = (person: Person, relation: Relation, urlOf: UrlOf): FoundAnswer => ({
  ...presentFriend(person, urlOf),
  ...presentRelation(relation),
});

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
  { user, reason, mutualBondsCount, sharedTags }: SuggestionView,
  urlOf: UrlOf,
): SuggestionAnswer {
  return { ...presentFriend(user, urlOf), reason, mutual_friends: mutualBondsCount, shared_tags: sharedTags };
}

/** Presents a muted member in REST. */
export const presentMuted = ({ user, until }: MutedView, urlOf: UrlOf): MutedAnswer => ({
  ...presentFriend(user, urlOf),
  muted_until: until,
});
