import { useQuery, useSubscription } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Notices } from "./Notices.tsx";

const CommunityNotices = graphql(`
  query CommunityNotices {
    community {
      announcement {
        text
        until
      }
      maintenance
    }
  }
`);

const CommunityChanged = graphql(`
  subscription CommunityChanged {
    communityChanged {
      announcement {
        text
        until
      }
      maintenance
    }
  }
`);

/** What members should read now; a change is there at once. */
export function MemberNotices() {
  const { data, refetch, updateQuery } = useQuery(CommunityNotices);
  useSubscription(CommunityChanged, {
    ignoreResults: true,
    onData({ data: { data: change } }) {
      const community = change?.communityChanged;
      if (community) updateQuery(() => ({ __typename: "Query", community }));
      else void ignoreFailure(refetch(), "optional");
    },
  });
  const community = data?.community;
  if (!community) return null;
  return <Notices announcement={community.announcement} maintenance={community.maintenance} />;
}
