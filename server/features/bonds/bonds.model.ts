import type { ListPart, ListRequest } from "#server/core/pages";
import type { Positioned } from "#server/core/pagination";
import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";

/*
 * Two members make a bond: one sends a request, the other accepts it. Two people have at most one request between them,
 * whoever sent it; a member who sends one to somebody whose request is pending accepts that one. Bonded members follow
 * each other. A rejected request stays as a row, so that the same person cannot send another one at once; neither side
 * sees it.
 */

export type BondState = "none" | "request_sent" | "request_received" | "bonded" | "self";

/** What one member is to another. */
export interface Relation {
  state: BondState;
  /** The pending request between the two. */
  requestId: number | null;
  isFollowed: boolean;
  isBlocked: boolean;
  isMuted: boolean;
  /** The time when the mute ends; null also for one without end. */
  mutedUntil: string | null;
}

/** The number of people in each relation to a member, without those whom the viewer may not see. */
export interface TieCounts {
  bonds: number;
  followers: number;
  following: number;
}

/** A request as the viewer sees it, on either of its two sides. */
export interface BondRequestView {
  id: number;
  from: Person;
  to: Person;
  createdAt: string;
}

/** The lists of people that a member has. */
const LISTS = ["bonds", "mutual", "followers", "following", "friends", "blocked"] as const;
export type ListName = (typeof LISTS)[number];

/** The lists on Friends & Connections. */
const TABS = ["following", "followers", "friends", "suggested"] as const;
export type Tab = (typeof TABS)[number];

/** Makes one thing for every list. */
export const eachList = <Thing>(make: (list: ListName) => Thing): Record<ListName, Thing> => ({
  bonds: make("bonds"),
  mutual: make("mutual"),
  followers: make("followers"),
  following: make("following"),
  friends: make("friends"),
  blocked: make("blocked"),
});

/** A request for one list of people. */
export interface PeopleRequest extends ListRequest {
  /** The number of people to skip, for pages by number. */
  offset?: number;
  /** Part of a name or username. */
  search?: string | null;
}

/** The people of the list, and whether more follow. */
export type PeopleList = ListPart<Positioned<Person>>;

export const REASONS = ["mutual_bonds", "shared_groups", "shared_tags", "same_place", "active"] as const;

/** A person whom a member may want to know, and why. */
export interface SuggestionView {
  user: Person;
  reason: (typeof REASONS)[number];
  mutualBondsCount: number;
  sharedGroupsCount: number;
  sharedTags: string[];
}

/** A member whom the viewer has muted for now. */
export interface MutedView {
  user: Person;
  until: string | null;
}

/** The counts in the header. */
export interface Counters {
  bondRequests: number;
}

/** A member sent a request for a bond. */
export const bondRequested = defineEvent<{ requestId: number; fromId: number; toId: number }>("bondRequested");
/** Two members are bonded now: `byId` accepted the request of `withId`. */
export const bondMade = defineEvent<{ byId: number; withId: number }>("bondMade");
/** A member follows another, or no longer does; a bond and its end say so themselves, except that its follows end. */
export const followSet = defineEvent<{ followerId: number; followeeId: number; isSet: boolean }>("followSet");
/**
 * What two members are to each other has changed: by a request, its answer or withdrawal, the end of a bond or a block.
 */
export const relationChanged = defineEvent<{ memberIds: [number, number] }>("relationChanged");
/** Whom these members see or hear of has changed, by a block or a mute or the end of one. It is live for caches only. */
export const audienceChanged = defineEvent<{ memberIds: number[] }>("audienceChanged");
/** The header counts of these members may have changed. */
export const countersMoved = defineEvent<{ memberIds: number[] }>("countersMoved");

/** The number of people on a page of the REST search. */
export const SEARCH_PAGE_SIZE = 10;
/** The number of friends or requests in one REST answer. */
export const LIST_PAGE_SIZE = 1_000;
/** The number of friends in a REST profile. */
export const PROFILE_FRIENDS = 6;
/** The largest number of people who are suggested at once. */
export const SUGGESTIONS_MAX = 50;
/** The number of suggestions on Friends & Connections. */
export const SUGGESTED_MAX = 6;
/** The number of shared tags that a suggestion names. */
export const SHARED_TAGS_MAX = 5;
/** The days for which a dismissed person is not suggested again. */
export const DISMISSED_DAYS = 90;
export const MUTED_MAX = 500;
/** The number of a member's requests that may be pending at the same time. */
export const PENDING_MAX = 200;

export const REQUEST_SENT = "Friend request sent";
export const REQUEST_ACCEPTED = "Friend request accepted";
export const REQUEST_REJECTED = "Friend request rejected";
export const REQUEST_WITHDRAWN = "Friend request withdrawn";
export const FRIEND_REMOVED = "Friend removed";
export const LOGIN_TO_REQUEST = "You must be logged in to send friend requests";
export const ALREADY_SENT = "You have already sent a friend request to this member.";
export const ALREADY_FRIENDS = "You are already friends.";
export const TO_ONESELF = "You cannot send a friend request to yourself.";
export const NOT_ONESELF = "You cannot do this to yourself.";
export const TOO_MANY_PENDING = `You have ${PENDING_MAX} friend requests waiting. Withdraw some of them first.`;

export const MEMBER = "This member";
export const REQUEST = "This friend request";
export const FRIEND = "This friend";
