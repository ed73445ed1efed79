import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";

/** The fields with which a person is rendered: this is their only list. */
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
