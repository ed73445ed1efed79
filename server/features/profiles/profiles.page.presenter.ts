import { presentAccount } from "#server/features/auth/auth.presenter";
import { presentFriend, presentRelation } from "#server/features/bonds/bonds.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { isOnline, type Profile } from "#server/features/people/people.model";
import type { ProfileAnswer } from "./profiles.answers.ts";
import { completionOf, missingFields, type ProfilePage } from "./profiles.model.ts";

/** Presents the fields of another member's profile, without relations. */
function presentProfile(profile: Profile, urlOf: UrlOf) {
  return {
    id: profile.id,
    name: profile.name,
    username: profile.username,
    avatar: profile.avatar && urlOf(profile.avatar.key),
    banner: profile.banner && urlOf(profile.banner.key),
    headline: profile.headline,
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    last_active_at: profile.lastActiveAt,
    created_at: profile.createdAt,
    updated_at: profile.updatedAt,
  };
}

type OwnAccount = Parameters<typeof presentAccount>[0];

/** Presents a member's page in REST; email, phone and completion are for the member alone. */
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

/** Presents the fields of the viewer's own profile, without relations. */
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
