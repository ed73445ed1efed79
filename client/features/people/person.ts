import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";

/** What it takes to show somebody: the only list of these fields. */
export const Person_person = graphql(`
  fragment Person_person on User {
    id
    name
    username
    isOnline
    avatar {
      url
      placeholder
    }
  }
`);

export type PersonReference = FragmentType<typeof Person_person>;
