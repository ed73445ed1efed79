import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { GroupFirstPosts } from "./GroupFirstPosts.tsx";
import { GroupForm } from "./GroupForm.tsx";
import { questionsIn, toQuestionWords } from "./groupQuestionFields.ts";
import { GroupQuestions } from "./GroupQuestions.tsx";
import { useEditGroup } from "./useEditGroup.ts";
import { useGroupForm } from "./useGroupForm.ts";
import type { GroupWords } from "./useGroupForm.ts";

export const EditGroupDialog_group = graphql(`
  fragment EditGroupDialog_group on Group {
    id
    slug
    name
    description
    category
    visibility
    questions
    approvesFirstPosts
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
  const start: GroupWords = {
    name: group.name,
    slug: group.slug,
    description: group.description,
    category: group.category,
    visibility: group.visibility === "PRIVATE" ? "private" : "public",
    firstPosts: group.approvesFirstPosts ? "approved" : "open",
    ...toQuestionWords(group.questions),
  };
  const drafting = useGroupForm({
    beginning: start,
    place: `edit of group ${group.id}`,
    isEdit: true,
    loadRule,
    toRule: ({ name, description, category, ...words }) => ({
      name,
      description,
      category,
      questions: questionsIn(words),
    }),
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
      afterCategory={
        <>
          <GroupFirstPosts
            value={drafting.draft.firstPosts}
            onValueChange={(firstPosts) => drafting.change({ firstPosts })}
          />
          {group.visibility === "PRIVATE" && <GroupQuestions values={drafting.draft} onChange={drafting.change} />}
        </>
      }
    />
  );
}
