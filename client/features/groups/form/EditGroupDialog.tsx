import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { GroupForm } from "./GroupForm.tsx";
import { useEditGroup } from "./useEditGroup.ts";
import { useGroupDraft } from "./useGroupDraft.ts";
import type { GroupDraft } from "./useGroupSaving.ts";

export const EditGroupDialog_group = graphql(`
  fragment EditGroupDialog_group on Group {
    id
    slug
    name
    description
    category
    visibility
    cover {
      url
    }
  }
`);

interface EditGroupDialogProps {
  group: FragmentType<typeof EditGroupDialog_group>;
  onClose: () => void;
}

/** Where owners and admins change what a group says of itself. Its address, and who reads it, stay. */
export function EditGroupDialog({ onClose, ...props }: EditGroupDialogProps) {
  const group = useFragmentData(EditGroupDialog_group, props.group);
  const { edit, ...saving } = useEditGroup(group.id);
  const start: GroupDraft = {
    name: group.name,
    slug: group.slug,
    description: group.description,
    category: group.category,
    visibility: group.visibility === "PRIVATE" ? "private" : "public",
  };
  const drafting = useGroupDraft(start, saving.clear);

  async function submit() {
    if (await edit(drafting.draft)) onClose();
  }

  return (
    <GroupForm
      title="Edit group"
      submit="Save changes"
      submitting="Saving..."
      drafting={drafting}
      cover={group.cover?.url ?? null}
      saving={saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
