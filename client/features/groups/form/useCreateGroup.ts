import { useApolloClient } from "@apollo/client/react";
import { newGroup } from "#server/features/groups/groups.rules";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { useGroupSaving } from "./useGroupSaving.ts";
import type { GroupDraft } from "./useGroupSaving.ts";

const CreateGroup = graphql(`
  mutation CreateGroup($input: CreateGroupInput!) {
    createGroup(input: $input) {
      id
      slug
      name
    }
  }
`);

const VISIBILITY = { public: "PUBLIC", private: "PRIVATE" } as const;

/** Founds a group. */
export function useCreateGroup() {
  const client = useApolloClient();
  const { save, ...saving } = useGroupSaving();

  /** Answers the group's address; null when there is none. */
  function create({ coverId, visibility, ...words }: GroupDraft): Promise<string | null> {
    return save(newGroup.safeParse({ ...words, visibility }), async () => {
      const input = { ...words, visibility: VISIBILITY[visibility], ...(coverId && { coverId }) };
      const { data } = await client.mutate({
        mutation: CreateGroup,
        variables: { input },
        refetchQueries: ["MyGroups", "GroupFigures"],
      });
      if (!data) throw new Error("The server did not answer with the group");
      toast.success("Group created", data.createGroup.name);
      return data.createGroup.slug;
    });
  }

  return { ...saving, create };
}
