import type { ApolloClient } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useCallback, useDeferredValue, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { isTokenRefused } from "#client/apollo/errors.ts";
import { session } from "#client/apollo/session.ts";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useTryAgain } from "#client/lib/state/useTryAgain.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { ViewerContext } from "./useViewer.ts";
import { wantedPage } from "./wantedPage.ts";

const SignedInViewer = graphql(`
  query SignedInViewer {
    viewer {
      email
      emailVerified
      settings {
        keyboardShortcuts
      }
      user {
        id
        name
        username
        location
        memberSince
        avatar {
          url
          placeholder
        }
        banner {
          url
          width
          height
          placeholder
        }
      }
    }
  }
`);

/** Requests the member before the component that waits for them is there. It asks again for what did not arrive. */
export function requestViewer(client: ApolloClient): void {
  void ignoreFailure(client.query({ query: SignedInViewer }), "ahead");
}

export interface AuthProviderProps {
  /** The placeholder while the server checks the token. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Determines the signed-in member and provides them to the components inside. A token that the server refuses is
 * removed, which signs the member out; while there is no answer, the page shows that and tries again by itself.
 */
export function AuthProvider({ waiting, children }: AuthProviderProps) {
  const { data, error, loading, refetch } = useQuery(SignedInViewer, { fetchPolicy: "cache-first", refetchOn: false });
  const current = data?.viewer ?? null;
  // A session that ends while the page is open does not change the page: only the check on load signs out.
  const [found, setFound] = useState(current);
  if (current && current !== found) setFound(current);
  const viewer = current ?? found;
  const failed = !viewer && !loading;
  const refused = failed && (error === undefined || isTokenRefused(error));
  useEffect(() => {
    if (!refused) return;
    wantedPage.remember(location.pathname + location.search);
    session.clear();
  }, [refused]);
  // Stays during the next attempts, until one of them is answered.
  const [unanswered, setUnanswered] = useState(false);
  if (failed && !refused && !unanswered) setUnanswered(true);
  const tryAgain = useCallback(() => void ignoreFailure(refetch(), "shown"), [refetch]);
  useTryAgain(failed && !refused, tryAgain);
  // The whole app appears now. It is rendered in small steps, between which the browser draws and handles input.
  const isReady = useDeferredValue(viewer !== null, false);
  if (!viewer && unanswered && !refused) {
    return (
      <ErrorState
        title="The server does not answer"
        text="You are still signed in. This page tries again automatically."
        onRetry={tryAgain}
      />
    );
  }
  if (!viewer || !isReady) return waiting;
  return (
    <ViewerContext value={{ ...viewer.user, email: viewer.email, emailVerified: viewer.emailVerified }}>
      {children}
    </ViewerContext>
  );
}
