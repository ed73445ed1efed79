import type { ApolloClient } from "@apollo/client";
import { reload } from "#client/features/bonds/core/bondLists.ts";
import { graphql } from "#client/gql/gql.ts";
import { readAgainAfterGaps } from "./readAgain.ts";

const RelationChanged = graphql(`
  subscription RelationChanged {
    relationChanged {
      id
      bondState
      bondRequestId
      isFollowedByViewer
      bondsCount
      followersCount
      followingCount
    }
  }
`);

const MembershipChanged = graphql(`
  subscription MembershipChanged {
    membershipChanged {
      ...GroupStanding
    }
  }
`);

/** Lists of people that differ after a request, its answer or the end of a bond. */
const BOND_LISTS = ["BondRequests", "SentRequests", "Friends", "Requests"];
/** What of a group differs for somebody who was let in or has left. */
const GROUP_LISTS = ["MyGroups", "RailLists", "GroupPosts", "GroupPeople", "GroupRequests"];

/**
 * Updates the bond states and memberships of the page when others act: the events go to the cache, and with it to every
 * button. What was missed is read again (`readAgain.ts`). Returns a function that stops it.
 */
export function followOthers(client: ApolloClient): () => void {
  const relations = client.subscribe({ query: RelationChanged }).subscribe({
    next: () => void reload(client, BOND_LISTS),
    error: ignored,
  });
  const memberships = client.subscribe({ query: MembershipChanged }).subscribe({
    next: () => void reload(client, GROUP_LISTS),
    error: ignored,
  });
  const stopCatchingUp = readAgainAfterGaps(client);
  return () => {
    relations.unsubscribe();
    memberships.unsubscribe();
    stopCatchingUp();
  };
}

/** The link has logged the error, and the page works without events. */
const ignored = () => {};
