import { presentAccount } from "#server/features/auth/auth.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import {
  completionOf,
  isOnline,
  missingFields,
  type Person,
  type Profile,
} from "#server/features/profiles/profiles.model";
import type { BondRequestView, MutedView, Relation, SuggestionView } from "./bonds.model.ts";

/** A friend in REST. */
export function presentFriend(person: Person, urlOf: UrlOf) {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    avatar: person.avatar && urlOf(person.avatar.key),
    bio: person.bio,
    location: person.location,
  };
}

const bothNames = <T>(snake: string, camel: string, value: T) => ({ [snake]: value, [camel]: value });

/** What somebody is to the viewer, in REST. */
export function presentRelation({ state, isFollowed }: Relation) {
  return {
    ...bothNames("is_friend", "isFriend", state === "bonded"),
    ...bothNames("is_request_sent", "isRequestSent", state === "request_sent"),
    ...bothNames("is_request_received", "isRequestReceived", state === "request_received"),
    ...bothNames("is_following", "isFollowing", isFollowed),
  };
}

/** Somebody who was found, in REST. */
export const presentFound = (person: Person, relation: Relation, urlOf: UrlOf) => ({
  ...presentFriend(person, urlOf),
  ...presentRelation(relation),
});

/** A request in REST, as the one who is asked sees it, or with `side: "to"` the one who asks. */
export function presentRequest(
  request: BondRequestView,
  mutualFriends: number,
  urlOf: UrlOf,
  side: "from" | "to" = "from",
) {
  const { id, name, username, avatar } = request[side];
  return {
    id: request.id,
    user: { id, name, username, avatar: avatar && urlOf(avatar.key) },
    ...bothNames("mutual_friends", "mutualFriends", mutualFriends),
    ...bothNames("requested_at", "requestedAt", request.createdAt),
  };
}

/** Somebody who is suggested, in REST. */
export function presentSuggestion({ user, reason, mutualBondsCount, sharedTags }: SuggestionView, urlOf: UrlOf) {
  return { ...presentFriend(user, urlOf), reason, mutual_friends: mutualBondsCount, shared_tags: sharedTags };
}

/** Somebody who is not heard, in REST. */
export const presentMuted = ({ user, until }: MutedView, urlOf: UrlOf) => ({
  ...presentFriend(user, urlOf),
  muted_until: until,
});

/** Another's own page as far as it is about them alone. */
function presentProfile(profile: Profile, urlOf: UrlOf) {
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    avatar: profile.avatar && urlOf(profile.avatar.key),
    banner: profile.banner && urlOf(profile.banner.key),
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    last_active_at: profile.lastActiveAt,
    created_at: profile.createdAt,
    updated_at: profile.updatedAt,
  };
}

interface ProfilePage {
  profile: Profile;
  account: Parameters<typeof presentAccount>[0] | null;
  relation: Relation;
  friendsCount: number;
  friends: Person[];
  mutualFriendsCount: number;
  mutualFriends: Person[];
  followersCount: number;
  followingCount: number;
}

/** A member's page in REST; email, phone and completion are there for the member alone. */
export function presentProfilePage(page: ProfilePage, urlOf: UrlOf): Record<string, unknown> {
  const { profile, account, relation } = page;
  const own = account && {
    ...presentAccount(account, urlOf),
    ...bothNames("profile_completion", "profileCompletion", completionOf(account)),
    ...bothNames("missing_profile_fields", "missingProfileFields", missingFields(account)),
  };
  const friends = page.friends.map((person) => presentFriend(person, urlOf));
  const mutual = page.mutualFriends.map((person) => presentFriend(person, urlOf));
  return {
    ...(own ?? presentProfile(profile, urlOf)),
    pro: profile.pro,
    ...bothNames("is_online", "isOnline", isOnline(profile)),
    ...bothNames("friends_count", "friendsCount", page.friendsCount),
    friends,
    ...bothNames("mutual_friends_count", "mutualFriendsCount", page.mutualFriendsCount),
    ...bothNames("mutual_friends", "mutualFriends", mutual),
    ...bothNames("followers_count", "followersCount", page.followersCount),
    ...bothNames("following_count", "followingCount", page.followingCount),
    ...presentRelation(relation),
  };
}
