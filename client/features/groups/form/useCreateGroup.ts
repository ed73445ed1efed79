import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { GroupDraft } from "./useGroupForm.ts";

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

/** Creates a group and returns its address. Rejects when it was not saved. */
export function useCreateGroup() {
  const client = useApolloClient();
  return async ({ coverId, visibility, name, slug, description, category }: GroupDraft): Promise<string> => {
    const input = {
      name,
      slug,
      description,
      category,
      visibility: VISIBILITY[visibility],
      ...(coverId && { coverId }),
    };
    const { data } = await client.mutate({
      mutation: CreateGroup,
      variables: { input },
      refetchQueries: ["MyGroups", "RailLists", "GroupFigures"],
    });
    if (!data?.createGroup) throw new Error("The server did not answer with the group");
    toast.success("Group created", data.createGroup.name);
    return data.createGroup.slug;
  };
}
