import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { session } from "#client/apollo/session.ts";
import { graphql } from "#client/gql/gql.ts";
import { ViewerContext } from "./useViewer.ts";
import { wantedPage } from "./wantedPage.ts";

const SignedInViewer = graphql(`
  query SignedInViewer {
    viewer {
      email
      emailVerified
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

export interface AuthProviderProps {
  /** The placeholder while the server checks the token. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Determines the signed-in member and provides them to the components inside. A token that fails this check is removed,
 * which signs the member out.
 */
export function AuthProvider({ waiting, children }: AuthProviderProps) {
  const { data, error, loading } = useQuery(SignedInViewer, { refetchOn: false });
  const current = data?.viewer ?? null;
  // A session that ends while the page is open does not change the page: only the check on load signs out.
  const [found, setFound] = useState(current);
  if (current && current !== found) setFound(current);
  const viewer = current ?? found;
  const failed = !viewer && (error !== undefined || !loading);
  useEffect(() => {
    if (!failed) return;
    wantedPage.remember(location.pathname + location.search);
    session.clear();
  }, [failed]);
  if (!viewer) return waiting;
  return (
    <ViewerContext value={{ ...viewer.user, email: viewer.email, emailVerified: viewer.emailVerified }}>
      {children}
    </ViewerContext>
  );
}
