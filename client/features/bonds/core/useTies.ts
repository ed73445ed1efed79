import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import type { MuteDuration } from "#client/gql/graphql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { leaveList, reload } from "./bondLists.ts";
import { askAgainForMissing, forgetPerson, quietPerson } from "./personCache.ts";

const Follow = graphql(`
  mutation Follow($userId: ID!) {
    follow(id: $userId) {
      id
      isFollowedByViewer
      followersCount
    }
  }
`);

const Unfollow = graphql(`
  mutation Unfollow($userId: ID!) {
    unfollow(id: $userId) {
      id
      isFollowedByViewer
      followersCount
    }
  }
`);

const Block = graphql(`
  mutation Block($userId: ID!) {
    block(id: $userId) {
      id
      isBlockedByViewer
      ...BondTies_user
    }
  }
`);

const Unblock = graphql(`
  mutation Unblock($userId: ID!) {
    unblock(id: $userId) {
      id
      isBlockedByViewer
      ...BondTies_user
    }
  }
`);

const Mute = graphql(`
  mutation Mute($userId: ID!, $duration: MuteDuration!) {
    mute(id: $userId, duration: $duration) {
      id
      isMutedByViewer
      mutedUntil
    }
  }
`);

const Unmute = graphql(`
  mutation Unmute($userId: ID!) {
    unmute(id: $userId) {
      id
      isMutedByViewer
      mutedUntil
    }
  }
`);

/** A member as far as the texts need them. */
export interface Named {
  id: string;
  name: string;
}

/** Returns the actions on one-way ties: follow, block, mute. Each is safe to repeat. */
export function useTies() {
  const client = useApolloClient();
  return useMemo(() => tiesOf(client), [client]);
}

function tiesOf(client: ApolloClient) {
  const ties = {
    /** Follows or unfollows. It reports only a failure: the button shows the rest. */
    async setFollowed({ id, name }: Named, followed: boolean): Promise<void> {
      try {
        await client.mutate({ mutation: followed ? Follow : Unfollow, variables: { userId: id } });
        void reload(client, ["ConnectionCounts"]);
      } catch (failure) {
        const title = followed ? `Couldn't follow ${name}` : `Couldn't unfollow ${name}`;
        toast.failure(title, messageOf(failure, "Please try again."));
      }
    },

    /**
     * Blocks a member, whose content then disappears: at once, or when `after` says so. @throws an error when it could
     * not be done.
     */
    async block({ id, name }: Named, after: After = afterwards): Promise<void> {
      await client.mutate({ mutation: Block, variables: { userId: id } });
      toast.success(`You blocked ${name}`, "You no longer see each other.");
      after(() => {
        leaveList(client.cache, "bonds", id);
        forgetPerson(client.cache, id);
        void reload(client, PEOPLE_LISTS);
      });
    },

    /** Unblocks a member and reports the outcome. Returns whether it was done. */
    async unblock({ id, name }: Named): Promise<boolean> {
      try {
        await client.mutate({ mutation: Unblock, variables: { userId: id } });
      } catch (failure) {
        toast.failure(`Couldn't unblock ${name}`, messageOf(failure, "Please try again."));
        return false;
      }
      toast.success(`You unblocked ${name}`);
      askAgainForMissing(client.cache);
      return true;
    },

    /**
     * Mutes a member: their posts leave the feed, and they do not learn of it. @throws an error when it could not be
     * done.
     */
    async mute({ id, name }: Named, duration: MuteDuration, after: After = afterwards): Promise<void> {
      await client.mutate({ mutation: Mute, variables: { userId: id, duration } });
      toast.success(`You muted ${name}`, MUTED_FOR[duration], {
        label: "Undo",
        onSelect: () => void ties.unmute({ id, name }),
      });
      after(() => {
        quietPerson(client.cache, id);
        void reload(client, PEOPLE_LISTS);
      });
    },

    /** Unmutes a member and reports the outcome. Returns whether it was done. */
    async unmute({ id, name }: Named): Promise<boolean> {
      try {
        await client.mutate({ mutation: Unmute, variables: { userId: id } });
      } catch (failure) {
        toast.failure(`Couldn't unmute ${name}`, messageOf(failure, "Please try again."));
        return false;
      }
      toast.success(`You hear ${name} again`);
      return true;
    },
  };
  return ties;
}

/** Receives what removes the member from the screen, and runs it when that may happen. */
type After = (act: () => void) => void;

/** Runs an act after the dialog has closed, because the act may remove the component that contains the dialog. */
function afterwards(act: () => void): void {
  setTimeout(act);
}

/** Lists from which a person may be missing now. */
const PEOPLE_LISTS = [
  "Friends",
  "BondRequests",
  "SentRequests",
  "FoundPeople",
  "Suggestions",
  "Connections",
  "ConnectionCounts",
  "BlockedPeople",
  "MutedPeople",
];

/** How long a member stays muted, as a text. */
const MUTED_FOR: Record<MuteDuration, string> = {
  HOUR: "For an hour.",
  EIGHT_HOURS: "For eight hours.",
  DAY: "For a day.",
  WEEK: "For a week.",
  MONTH: "For a month.",
  FOREVER: "Until you unmute them.",
};
