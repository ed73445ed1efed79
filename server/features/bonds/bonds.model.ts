import type { ListPart, ListRequest } from "#server/core/pages";
import type { Positioned } from "#server/core/pagination";
import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";

/*
 * A bond is made by two: one asks, the other accepts. Of two people there is at most one request, whoever asked, and
 * whoever asks somebody who has already asked them accepts. A bond follows both ways. A request that was rejected stays
 * as a row, so that the same person cannot ask again at once; neither side is shown it.
 */

export type BondState = "none" | "request_sent" | "request_received" | "bonded" | "self";

/** What one member is to another. */
export interface Relation {
  state: BondState;
  /** The request between the two that waits for an answer. */
  requestId: number | null;
  isFollowed: boolean;
  isBlocked: boolean;
  isMuted: boolean;
  /** When the mute ends; null also for one without end. */
  mutedUntil: string | null;
}

/** How many people stand in some relation to a member, those left out whom the viewer may not see. */
export interface TieCounts {
  bonds: number;
  followers: number;
  following: number;
}

/** A request as one of its two sides sees it. */
export interface BondRequestView {
  id: number;
  from: Person;
  to: Person;
  createdAt: string;
}

/** Lists of people around one member. */
const LISTS = ["bonds", "mutual", "followers", "following", "friends", "blocked"] as const;
export type ListName = (typeof LISTS)[number];

/** Lists of Friends & Connections. */
const TABS = ["following", "followers", "friends", "suggested"] as const;
export type Tab = (typeof TABS)[number];

/** Something of every list. */
export const eachList = <Thing>(make: (list: ListName) => Thing): Record<ListName, Thing> => ({
  bonds: make("bonds"),
  mutual: make("mutual"),
  followers: make("followers"),
  following: make("following"),
  friends: make("friends"),
  blocked: make("blocked"),
});

/** One list of people that a document or call asks for. */
export interface PeopleRequest extends ListRequest {
  /** Skipped before the first: for pages by number. */
  offset?: number;
  /** Part of a name or username. */
  search?: string | null;
}

/** What was found for it, and whether more follows. */
export type PeopleList = ListPart<Positioned<Person>>;

export const REASONS = ["mutual_bonds", "shared_tags", "same_place", "active"] as const;

/** Somebody whom a member may want to know, and why. */
export interface SuggestionView {
  user: Person;
  reason: (typeof REASONS)[number];
  mutualBondsCount: number;
  sharedTags: string[];
}

/** Somebody whom a member does not want to hear for now. */
export interface MutedView {
  user: Person;
  until: string | null;
}

/** What the header counts. */
export interface Counters {
  bondRequests: number;
}

/** Somebody asked for a bond. */
export const bondRequested = defineEvent<{ requestId: number; fromId: number; toId: number }>("bondRequested");
/** Two members are bonded now: `byId` agreed to what `withId` had asked. */
export const bondMade = defineEvent<{ byId: number; withId: number }>("bondMade");
/** What these members' headers count may have changed. */
export const countersMoved = defineEvent<{ memberIds: number[] }>("countersMoved");

/** People on a page of the REST search. */
export const SEARCH_PAGE_SIZE = 10;
/** Friends or requests that one REST answer holds. */
export const LIST_PAGE_SIZE = 1_000;
/** Friends that a REST profile shows. */
export const PROFILE_FRIENDS = 6;
/** People suggested at most at once. */
export const SUGGESTIONS_MAX = 50;
/** Of those, how many Friends & Connections shows. */
export const SUGGESTED_MAX = 6;
/** Tags that are named as shared. */
export const SHARED_TAGS_MAX = 5;
/** Days for which somebody is not suggested again. */
export const DISMISSED_DAYS = 90;
export const MUTED_MAX = 500;
/** Requests of one member that may wait at the same time. */
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
