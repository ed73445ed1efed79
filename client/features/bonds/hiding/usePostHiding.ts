import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { hiddenHereOf } from "./hiddenHere.ts";

const HidePost = graphql(`
  mutation HidePost($postId: ID!) {
    hidePost(id: $postId) {
      id
      isHiddenByViewer
    }
  }
`);

const ShowPost = graphql(`
  mutation ShowPost($postId: ID!) {
    showPost(id: $postId) {
      id
      isHiddenByViewer
    }
  }
`);

const TRY_AGAIN = "Please try again.";

/** Returns the acts that hide a post from the member, and show it again. */
export function usePostHiding() {
  const client = useApolloClient();
  return useMemo(() => {
    const hidden = hiddenHereOf(client);
    const take = (postId: string) => hidden.update((ids) => new Set(ids).add(postId));
    const giveBack = (postId: string) => hidden.update((ids) => new Set([...ids].filter((id) => id !== postId)));

    /** Shows a post again; returns whether it was done. */
    async function show(postId: string): Promise<boolean> {
      try {
        await client.mutate({ mutation: ShowPost, variables: { postId } });
        giveBack(postId);
        return true;
      } catch (failure) {
        toast.failure("Couldn't show the post again", messageOf(failure, TRY_AGAIN));
        return false;
      }
    }

    return {
      show,
      /**
       * Hides a post; the toast offers to undo it. Returns whether it was done.
       * @param leave removes its card; whoever stands in it does that later.
       */
      async hide(postId: string, leave: (act: () => void) => void = (act) => act()): Promise<boolean> {
        try {
          await client.mutate({ mutation: HidePost, variables: { postId } });
        } catch (failure) {
          toast.failure("Couldn't hide the post", messageOf(failure, TRY_AGAIN));
          return false;
        }
        leave(() => {
          const next = neighbourOf(postId);
          take(postId);
          next?.focus({ preventScroll: true });
        });
        toast.success("Post hidden", "You will not meet it any more. Your settings list it.", {
          label: "Undo",
          onSelect: () => void show(postId),
        });
        return true;
      },
    };
  }, [client]);
}

/** Returns the card after that of a post in its list, or the one before. */
function neighbourOf(postId: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>("article[data-post]")];
  const at = cards.findIndex((card) => card.dataset["post"] === postId);
  return at < 0 ? null : (cards[at + 1] ?? cards[at - 1] ?? null);
}
