import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { questionsIn } from "./groupQuestionFields.ts";
import type { GroupDraft } from "./useGroupForm.ts";

const UpdateGroup = graphql(`
  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {
    updateGroup(id: $id, input: $input) {
      id
      approvesFirstPosts
      ...GroupHead_group
    }
  }
`);

/** Saves the description of a group; the cache updates every component that shows it. Rejects when it was not saved. */
export function useEditGroup(id: string) {
  const client = useApolloClient();
  return async ({
    name,
    description,
    category,
    visibility,
    firstPosts,
    coverId,
    ...words
  }: GroupDraft): Promise<void> => {
    const input = {
      name,
      description,
      category,
      approvesFirstPosts: firstPosts === "approved",
      ...(coverId !== undefined && { coverId }),
      ...(visibility === "private" && { questions: questionsIn(words) }),
    };
    const { data } = await client.mutate({
      mutation: UpdateGroup,
      variables: { id, input },
      refetchQueries: ["GroupFigures"],
    });
    if (!data) throw new Error("The server did not answer with the group");
    toast.success("Group updated");
  };
}
