import type { ApolloClient } from "@apollo/client";
import { messageOf } from "#client/apollo/errors.ts";
import { reload } from "#client/features/bonds/core/bondLists.ts";
import { listedInFollowing } from "#client/features/feed/list/feedCache.ts";
import { newestFirst } from "#client/features/feed/list/newestFirst.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { type HidingRule, hidingRulesOf } from "./hiddenPosts.ts";
import { forgetPreferences, RemoveFeedPreference } from "./preferencesCache.ts";
import type { ReasonedPost } from "#client/features/feed/list/reasonedPost.ts";

const AskForLess = graphql(`
  mutation AskForLess($postId: ID!) {
    askForLess(postId: $postId) {
      id
    }
  }
`);

const MuteInFeed = graphql(`
  mutation MuteInFeed($userId: ID, $tag: String, $groupId: ID) {
    muteInFeed(userId: $userId, tag: $tag, groupId: $groupId) {
      id
    }
  }
`);

const SetFeedTagFollowed = graphql(`
  mutation SetFeedTagFollowed($name: String!, $followed: Boolean!) {
    setTagFollowed(name: $name, followed: $followed) {
      name
      isFollowed
    }
  }
`);

const TRY_AGAIN = "Please try again.";

/** What a member does with a card by its reason. */
export interface FeedAct {
  label: string;
  /** The posts that leave the tab with it. */
  hides: HidingRule;
  done: { title: string; text?: string };
  failed: string;
  /** Does it on the server. Resolves to the function that undoes it. */
  run: (client: ApolloClient) => Promise<() => Promise<unknown>>;
}

/**
 * Asks for less like a post: the cards leave that its author has here. If it is here by a tie to them, one of their posts
 * a week goes on to come, the first of them after the newest card of now.
 */
export function lessLike(post: ReasonedPost, listed: ReadonlySet<string>): FeedAct {
  const { author } = post;
  const isTied = isByTie(post);
  const [newest = post.id] = [...listed].toSorted(newestFirst);
  return {
    label: "Less like this",
    hides: (other) =>
      other.author.id === author.id && (!isByTie(other) || (isTied && newestFirst(newest, other.id) <= 0)),
    done: {
      title: "You will see less like this",
      text: isTied
        ? `At most one post a week by ${author.name} will come.`
        : `Posts by ${author.name} will come less often.`,
    },
    failed: "Couldn't change your feed",
    run: async (client) => {
      const { data } = await client.mutate({ mutation: AskForLess, variables: { postId: post.id } });
      return remover(client, data?.askForLess?.id);
    },
  };
}

/** Unfollows the tag of a reason; null for other reasons. */
export function unfollowTag({ reason }: ReasonedPost): FeedAct | null {
  const { kind, tag: name } = reason;
  if (kind !== "TAG" || !name) return null;
  const set = (client: ApolloClient, followed: boolean) =>
    client.mutate({ mutation: SetFeedTagFollowed, variables: { name, followed } });
  return {
    label: `Unfollow #${name}`,
    hides: (other) => other.reason.tag === name,
    done: { title: `You unfollowed #${name}` },
    failed: `Couldn't unfollow #${name}`,
    run: async (client) => {
      await set(client, false);
      return () => set(client, true);
    },
  };
}

/** Mutes the tag, the group or the person of a reason for a week; null where it names none. */
export function muteForWeek({ reason }: ReasonedPost): FeedAct | null {
  const subject = subjectOf(reason);
  if (!subject) return null;
  const { name, variables, hides } = subject;
  return {
    label: `Mute ${name} for a week`,
    hides,
    done: { title: `You muted ${name} for a week`, text: "Your settings list what you asked of your feed." },
    failed: `Couldn't mute ${name}`,
    run: async (client) => {
      const { data } = await client.mutate({ mutation: MuteInFeed, variables });
      return remover(client, data?.muteInFeed?.id);
    },
  };
}

function subjectOf({ kind, tag, group, user }: ReasonedPost["reason"]) {
  if (kind === "TAG" && tag) {
    return { name: `#${tag}`, variables: { tag }, hides: ({ reason }: ReasonedPost) => reason.tag === tag };
  }
  if (kind === "GROUP" && group) {
    const { id, name } = group;
    return { name, variables: { groupId: id }, hides: ({ reason }: ReasonedPost) => reason.group?.id === id };
  }
  if (!user) return null;
  const { id, name } = user;
  const hides = ({ author, reason }: ReasonedPost) =>
    author.id === id || (reason.kind === "LIKED" && reason.user?.id === id);
  return { name, variables: { userId: id }, hides };
}

/**
 * Does it at once: the cards leave, and the toast offers to undo it. Where the server could not do it, or not undo it,
 * they are as they were before.
 */
export async function perform(client: ApolloClient, postId: string, act: FeedAct): Promise<void> {
  const { hides, done, failed, run } = act;
  const rules = hidingRulesOf(client);
  const hide = () => rules.update((known) => [...known, hides]);
  const show = () => rules.update((known) => known.filter((rule) => rule !== hides));
  hide();
  let undo: () => Promise<unknown>;
  try {
    undo = await run(client);
  } catch (failure) {
    show();
    toast.failure(failed, messageOf(failure, TRY_AGAIN));
    return;
  }
  forgetPreferences(client.cache);
  toast.success(done.title, done.text, {
    label: "Undo",
    onSelect: () => {
      show();
      undo().then(
        () => {
          forgetPreferences(client.cache);
          // A list that was read meanwhile does not contain the posts that come back.
          if (!listedInFollowing(client.cache).has(postId)) void reload(client, ["FeedPage"]);
        },
        (failure: unknown) => {
          hide();
          toast.failure("Couldn't undo that", messageOf(failure, TRY_AGAIN));
        },
      );
    },
  });
}

const isByTie = ({ reason }: ReasonedPost) => reason.kind === "BOND" || reason.kind === "FOLLOW";

function remover(client: ApolloClient, id: string | undefined): () => Promise<unknown> {
  return async () => id && client.mutate({ mutation: RemoveFeedPreference, variables: { id } });
}
