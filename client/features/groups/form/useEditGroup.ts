import { useApolloClient } from "@apollo/client/react";
import { groupChanges } from "#server/features/groups/groups.rules";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { useGroupSaving } from "./useGroupSaving.ts";
import type { GroupDraft } from "./useGroupSaving.ts";

const UpdateGroup = graphql(`
  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {
    updateGroup(id: $id, input: $input) {
      id
      ...GroupHead_group
    }
  }
`);

/** Changes what a group says of itself; every place that shows it follows. */
export function useEditGroup(id: string) {
  const client = useApolloClient();
  const { save, ...saving } = useGroupSaving();

  /** Answers whether it was saved. */
  async function edit({ name, description, category, coverId }: GroupDraft): Promise<boolean> {
    const words = { name, description, category };
    const saved = await save(groupChanges.safeParse(words), async () => {
      const input = { ...words, ...(coverId !== undefined && { coverId }) };
      const { data } = await client.mutate({
        mutation: UpdateGroup,
        variables: { id, input },
        refetchQueries: ["GroupFigures"],
      });
      if (!data) throw new Error("The server did not answer with the group");
      toast.success("Group updated");
      return true;
    });
    return saved === true;
  }

  return { ...saving, edit };
}
