import { createContext, use } from "react";
import type { SignedInViewerQuery } from "#client/gql/graphql.ts";

type Account = NonNullable<SignedInViewerQuery["viewer"]>;

/** The member who is signed in. */
export type SignedIn = Account["user"] & Pick<Account, "email" | "emailVerified">;

export const ViewerContext = createContext<SignedIn | null>(null);

/** Returns the member who is signed in, for all components inside RequireAuth. */
export function useViewer(): SignedIn {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer must be used within an AuthProvider");
  return viewer;
}
