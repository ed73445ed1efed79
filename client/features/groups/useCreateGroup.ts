import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { newGroup } from "#server/features/groups/groups.rules";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toast.ts";

const CreateGroup = graphql(`
  mutation CreateGroup($input: CreateGroupInput!) {
    createGroup(input: $input) {
      id
      slug
      name
    }
  }
`);

/** A group as it is being described. */
export interface GroupDraft {
  name: string;
  slug: string;
  description: string;
  category: string;
  visibility: "public" | "private";
  coverId: string | null;
}
export type GroupField = "name" | "slug" | "description" | "category";
export type GroupErrors = { [field in GroupField | "form"]?: string | undefined };

const VISIBILITY = { public: "PUBLIC", private: "PRIVATE" } as const;
const FIELDS: readonly GroupField[] = ["name", "slug", "description", "category"];

/** Founds a group. What is wrong with it is said field by field, by the rule that the server asks too. */
export function useCreateGroup() {
  const client = useApolloClient();
  const [errors, setErrors] = useState<GroupErrors>({});
  const [isBusy, setBusy] = useState(false);

  /** Answers the group's address; null when there is none. */
  async function create(draft: GroupDraft): Promise<string | null> {
    const { coverId, visibility, ...words } = draft;
    const judged = newGroup.safeParse({ ...words, visibility });
    if (!judged.success) {
      setErrors(firstOf(judged.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return null;
    }
    setBusy(true);
    setErrors({});
    try {
      const input = { ...words, visibility: VISIBILITY[visibility], ...(coverId && { coverId }) };
      const { data } = await client.mutate({
        mutation: CreateGroup,
        variables: { input },
        refetchQueries: ["MyGroups", "GroupFigures"],
      });
      if (!data) throw new Error("The server did not answer with the group");
      toast.success("Group created", data.createGroup.name);
      return data.createGroup.slug;
    } catch (failure) {
      const told = firstOf(Object.entries(fieldErrorsIn(failure)).map(([field, [message = ""]]) => [field, message]));
      setErrors(Object.keys(told).length > 0 ? told : { form: messageOf(failure) });
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    create,
    errors,
    isBusy,
    clear: (field: GroupField) => setErrors((now) => ({ ...now, [field]: undefined, form: undefined })),
  };
}

function firstOf(told: [field: string, message: string][]): GroupErrors {
  const errors: GroupErrors = {};
  for (const [name, message] of told) {
    const field = FIELDS.find((one) => one === name) ?? "form";
    errors[field] ??= message;
  }
  return errors;
}
