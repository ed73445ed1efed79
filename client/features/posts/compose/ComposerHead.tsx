import styled from "@emotion/styled";
import { Globe, UsersRound } from "lucide-react";
import { use } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { WritingGroup } from "#client/features/posts/publish/writingGroup.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The author of a post and its audience. */
export function ComposerHead() {
  const viewer = useViewer();
  const group = use(WritingGroup);
  return (
    <Stack direction="row" gap={12} align="center">
      <Avatar name={viewer.name} image={viewer.avatar} size={44} />
      <Stack gap={2}>
        <Name dir="auto">{viewer.name}</Name>
        <Audience variant="meta" tone="tertiary">
          {group ? (
            <>
              <UsersRound aria-hidden size={14} strokeWidth={1.75} /> In {group.name}
            </>
          ) : (
            <>
              <Globe aria-hidden size={14} strokeWidth={1.75} /> Public
            </>
          )}
        </Audience>
      </Stack>
    </Stack>
  );
}

const Name = styled.span(({ theme }) => ({ ...theme.type.bodySm, fontWeight: 600 }));

const Audience = styled(Text)(({ theme }) => ({ display: "inline-flex", alignItems: "center", gap: theme.space(4) }));
