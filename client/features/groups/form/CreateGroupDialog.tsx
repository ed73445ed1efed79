import { Globe, Lock } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { SLUG_MAX, slugOf } from "#server/features/groups/groups.limits.rules";
import { TextField } from "#client/ui/forms/Field.tsx";
import { toQuestionWords } from "./groupQuestionFields.ts";
import { GroupForm } from "./GroupForm.tsx";
import { GroupPrivacyChoice } from "./GroupPrivacyChoice.tsx";
import { groupPath } from "#client/features/groups/core/groupPath.ts";
import { useCreateGroup } from "./useCreateGroup.ts";
import { useGroupForm } from "./useGroupForm.ts";
import type { GroupDraft, GroupWords } from "./useGroupForm.ts";

const loadRule = async () => (await import("#server/features/groups/groups.rules")).newGroup;

const BLANK: GroupWords = {
  name: "",
  slug: "",
  description: "",
  category: "",
  visibility: "public",
  firstPosts: "open",
  ...toQuestionWords([]),
};

const VISIBILITIES = [
  { value: "public", name: "Public", text: "Everyone can read it and join.", icon: <Globe aria-hidden /> },
  {
    value: "private",
    name: "Private",
    text: "You approve members, and only they can read it.",
    icon: <Lock aria-hidden />,
  },
] as const;

/** The dialog that creates a group, and opens it. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const create = useCreateGroup();
  const drafting = useGroupForm({
    beginning: BLANK,
    place: "new group",
    isEdit: false,
    loadRule,
    toRule: ({ name, slug: written, description, category, visibility }) => ({
      name,
      slug: slugIn({ slug: written, name }),
      description,
      category,
      visibility,
    }),
    send: async (fields) => {
      const made = await create({ ...fields, slug: slugIn(fields) });
      onClose();
      void navigate(groupPath(made));
    },
  });
  const { draft, change, errors } = drafting;
  const slug = slugIn(draft);
  const isSlugOwn = draft.slug !== "";

  return (
    <GroupForm
      title="Create Group"
      submit="Create Group"
      submitting="Creating..."
      drafting={drafting}
      onClose={onClose}
      afterName={
        <TextField
          label="Address"
          value={slug}
          maxLength={SLUG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`/groups/${slug || "…"}`}
          // An error of the derived address is shown at the name.
          error={isSlugOwn || !errors.name ? errors.slug?.message : undefined}
          onChange={(event) => change({ slug: event.target.value }, "slug")}
        />
      }
      afterCategory={
        <GroupPrivacyChoice
          value={draft.visibility}
          options={VISIBILITIES}
          onValueChange={(visibility) => change({ visibility })}
        />
      }
    />
  );
}

/** The address is derived from the name until the member edits it. */
const slugIn = ({ slug, name }: Pick<GroupDraft, "slug" | "name">) => (slug === "" ? slugOf(name) : slug);
