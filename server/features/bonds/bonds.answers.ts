import * as z from "zod";
import { aboutFields, nameFields } from "#server/features/auth/auth.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";
import { REASONS } from "./bonds.model.ts";

const friendFields = { ...nameFields, ...aboutFields };

export const friendAnswer = z.object(friendFields).meta({ id: "Friend", description: "A short form of a member." });
export type FriendAnswer = z.infer<typeof friendAnswer>;

const no = z.boolean().meta({ examples: [false] });

/** What another member is to the viewer. */
export const relationFields = {
  is_friend: z.boolean(),
  isFriend: z.boolean(),
  is_request_sent: no,
  isRequestSent: no,
  is_request_received: no,
  isRequestReceived: no,
  is_following: z.boolean(),
  isFollowing: z.boolean(),
};
const relation = z.object(relationFields);
export type RelationAnswer = z.infer<typeof relation>;

const foundAnswer = z
  .object({ ...friendFields, ...relationFields })
  .meta({ id: "FoundPerson", description: "A member and their relation to the viewer." });
export type FoundAnswer = z.infer<typeof foundAnswer>;

/** The position of a page within its list. */
const pagination = z
  .object({
    total: howMany,
    per_page: z.int().meta({ examples: [10] }),
    current_page: z.int().meta({ examples: [1] }),
    last_page: z.int().meta({ examples: [1] }),
    from: z
      .int()
      .nullable()
      .meta({ description: "Null if the page is empty.", examples: [1] }),
    to: z
      .int()
      .nullable()
      .meta({ description: "Null if the page is empty.", examples: [3] }),
  })
  .meta({ id: "Pagination" });

/** A page of people whom a search finds. */
export const foundPage = { users: z.array(foundAnswer), pagination };
const foundPageAnswer = z.object(foundPage);
export type FoundPageAnswer = z.infer<typeof foundPageAnswer>;

export const requestAnswer = z
  .object({
    id: idNumber,
    user: authorAnswer,
    mutual_friends: howMany,
    mutualFriends: howMany,
    requested_at: moment,
    requestedAt: moment,
  })
  .meta({ id: "FriendRequest", description: "A friend request with its other member: the sender, or the recipient." });
export type RequestAnswer = z.infer<typeof requestAnswer>;

export const suggestionAnswer = z
  .object({
    ...friendFields,
    reason: z.enum(REASONS),
    mutual_friends: howMany,
    shared_groups: howMany,
    shared_tags: z.array(z.string().meta({ examples: ["repair"] })),
  })
  .meta({ id: "Suggestion", description: "A suggested member, with the reason." });
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>;

export const mutedAnswer = z
  .object({ ...friendFields, muted_until: moment.nullable().meta({ description: "Null if the mute has no end." }) })
  .meta({ id: "MutedPerson", description: "A member whom the viewer has muted." });
export type MutedAnswer = z.infer<typeof mutedAnswer>;
