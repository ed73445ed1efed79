import { presentAccount } from "#server/features/auth/auth.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import {
  completionOf,
  isOnline,
  missingFields,
  type Person,
  type Profile,
} from "#server/features/profiles/profiles.model";
import type {
  FoundAnswer,
  FriendAnswer,
  MutedAnswer,
  ProfileAnswer,
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

type OwnAccount = Parameters<typeof presentAccount>[0];

interface ProfilePage {
  profile: Profile;
  account: OwnAccount | null;
  relation: Relation;
  friendsCount: number;
  friends: Person[];
  mutualFriendsCount: number;
  mutualFriends: Person[];
  followersCount: number;
  followingCount: number;
}

/** A member's page in REST; email, phone and completion are there for the member alone. */
export function presentProfilePage(page: ProfilePage, urlOf: UrlOf): ProfileAnswer {
  const { profile, account, relation } = page;
  const { friendsCount, mutualFriendsCount, followersCount, followingCount } = page;
  const friends = page.friends.map((person) => presentFriend(person, urlOf));
  const mutualFriends = page.mutualFriends.map((person) => presentFriend(person, urlOf));
  const online = isOnline(profile);
  return {
    ...(account ? presentOwn(account, urlOf) : presentProfile(profile, urlOf)),
    pro: profile.pro,
    is_online: online,
    isOnline: online,
    friends_count: friendsCount,
    friendsCount,
    friends,
    mutual_friends_count: mutualFriendsCount,
    mutualFriendsCount,
    mutual_friends: mutualFriends,
    mutualFriends,
    followers_count: followersCount,
    followersCount,
    following_count: followingCount,
    followingCount,
    ...presentRelation(relation),
  };
}

/** One's own page as far as it is about oneself. */
function presentOwn(account: OwnAccount, urlOf: UrlOf) {
  const completion = completionOf(account);
  const missing = missingFields(account);
  return {
    ...presentAccount(account, urlOf),
    profile_completion: completion,
    profileCompletion: completion,
    missing_profile_fields: missing,
    missingProfileFields: missing,
  };
}
