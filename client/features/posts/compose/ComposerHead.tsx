import styled from "@emotion/styled";
import { UsersRound } from "lucide-react";
import { use } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { PUBLIC } from "#client/features/posts/fields/composition.ts";
import { LazyAudienceField } from "#client/features/posts/fields/LazyAudienceField.tsx";
import { WritingGroup } from "#client/features/posts/publish/writingGroup.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { PostComposer } from "./useComposer.ts";

/** The author of a post and its audience, which a group decides for the posts that are written on its page. */
export function ComposerHead({ composer }: { composer: PostComposer }) {
  const viewer = useViewer();
  const group = use(WritingGroup);
  return (
    <Stack direction="row" gap={12} align="center">
      <Avatar name={viewer.name} image={viewer.avatar} size={44} />
      <Words>
        <Name dir="auto">{viewer.name}</Name>
        {group ? (
          <Audience variant="meta" tone="tertiary">
            <UsersRound aria-hidden size="0.875rem" strokeWidth={1.75} /> In {group.name}
          </Audience>
        ) : (
          <LazyAudienceField
            audience={composer.composition.audience ?? PUBLIC}
            disabled={composer.isPosting}
            onChange={(audience) => composer.keeper.change({ audience })}
          />
        )}
      </Words>
    </Stack>
  );
}

const Words = styled(Stack)({ minWidth: 0 });

const Name = styled.span(({ theme }) => ({ ...theme.type.bodySm, fontWeight: 600 }));

const Audience = styled(Text)(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));
