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

/** A friend in REST. */
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

/** What somebody is to the viewer, in REST. */
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

/** Somebody who was found, in REST. */
export const presentFound = (person: Person, relation: Relation, urlOf: UrlOf): FoundAnswer => ({
  ...presentFriend(person, urlOf),
  ...presentRelation(relation),
});

/** A request in REST, as the one who is asked sees it, or with `side: "to"` the one who asks. */
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

/** Somebody who is suggested, in REST. */
export function presentSuggestion(
  { user, reason, mutualBondsCount, sharedTags }: SuggestionView,
  urlOf: UrlOf,
): SuggestionAnswer {
  return { ...presentFriend(user, urlOf), reason, mutual_friends: mutualBondsCount, shared_tags: sharedTags };
}

/** Somebody who is not heard, in REST. */
export const presentMuted = ({ user, until }: MutedView, urlOf: UrlOf): MutedAnswer => ({
  ...presentFriend(user, urlOf),
  muted_until: until,
});
