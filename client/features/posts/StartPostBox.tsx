import styled from "@emotion/styled";
import { Image } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Card } from "#client/ui/Card.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { toast } from "#client/ui/toast.ts";
import type { CreatePostDialogProps } from "./CreatePostDialog.tsx";
import { useComposeRequest } from "./useComposeRequest.ts";

// Not needed to read the feed; it is there before anyone has reached for it.
const load = async () => (await import("./CreatePostDialog.tsx")).CreatePostDialog;

interface Composer {
  Dialog: ComponentType<CreatePostDialogProps>;
  withPicture: boolean;
}

/** The way into writing, above the feed. */
export function StartPostBox({ onCreated }: { onCreated: (postId: string) => void }) {
  const viewer = useViewer();
  const [composer, setComposer] = useState<Composer | null>(null);

  /** Without network the code may not come: the page stays as it is. */
  function open(withPicture: boolean) {
    load().then(
      (Dialog) => setComposer({ Dialog, withPicture }),
      () => toast.failure("Could not open the editor", "Check your connection and try again."),
    );
  }

  useComposeRequest(() => open(false));
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  return (
    <Card as="section" aria-label="New post">
      <Stack gap={8}>
        <Stack direction="row" gap={12} align="center">
          <Avatar name={viewer.name} image={viewer.avatar} size={44} />
          <Start type="button" onClick={() => open(false)}>
            Start a post
          </Start>
        </Stack>
        <Row>
          <Button variant="ghost" icon={<Image aria-hidden />} onClick={() => open(true)}>
            Photo
          </Button>
        </Row>
      </Stack>
      {composer && (
        <composer.Dialog withPicture={composer.withPicture} onClose={() => setComposer(null)} onCreated={onCreated} />
      )}
    </Card>
  );
}

/** The words of a ghost button line up with what stands above. */
const Row = styled.div(({ theme }) => ({
  marginInlineStart: `-${theme.space(16)}`,
  marginBlockEnd: `-${theme.space(6)}`,
}));

const Start = styled.button(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 44,
  paddingInline: theme.space(16),
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.surface,
  color: theme.color.text.tertiary,
  ...theme.type.bodySm,
  textAlign: "start",
  cursor: "pointer",
  transition: `background ${theme.motion.fast}`,
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.secondary },
}));
