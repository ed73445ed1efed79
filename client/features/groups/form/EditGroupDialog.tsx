import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { GroupForm } from "./GroupForm.tsx";
import { useEditGroup } from "./useEditGroup.ts";
import { useGroupForm } from "./useGroupForm.ts";
import type { GroupDraft } from "./useGroupForm.ts";

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

const loadRule = async () => (await import("#server/features/groups/groups.rules")).groupChanges;

interface EditGroupDialogProps {
  group: FragmentType<typeof EditGroupDialog_group>;
  onClose: () => void;
}

/** The dialog in which owners and admins edit a group's description. The address and the visibility do not change. */
export function EditGroupDialog({ onClose, ...props }: EditGroupDialogProps) {
  const group = useFragmentData(EditGroupDialog_group, props.group);
  const edit = useEditGroup(group.id);
  const start: GroupDraft = {
    name: group.name,
    slug: group.slug,
    description: group.description,
    category: group.category,
    visibility: group.visibility === "PRIVATE" ? "private" : "public",
  };
  const drafting = useGroupForm({
    beginning: start,
    loadRule,
    toRule: ({ name, description, category }) => ({ name, description, category }),
    send: async (draft) => {
      await edit(draft);
      onClose();
    },
  });

  return (
    <GroupForm
      title="Edit group"
      submit="Save changes"
      submitting="Saving..."
      drafting={drafting}
      cover={group.cover?.url ?? null}
      onClose={onClose}
    />
  );
}
