import styled from "@emotion/styled";
import { Image, PenLine, Video } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import type { CreatePostDialogProps } from "./CreatePostDialog.tsx";
import { FileDrop } from "#client/ui/overlays/FileDrop.tsx";
import { pendingPosts } from "#client/features/posts/publish/pendingPosts.ts";
import { useStore } from "#client/lib/state/Store.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { useComposeRequest } from "./useComposeRequest.ts";

// The feed does not need this code; it is preloaded before anyone uses the button.
const load = async () => (await import("./CreatePostDialog.tsx")).CreatePostDialog;

/** Posts wait only while the server does not answer; this code could not be loaded then. */
const loadPending = async () => ({
  default: (await import("#client/features/posts/publish/PendingPosts.tsx")).PendingPosts,
});
const PendingPosts = lazyPart(loadPending);

type Start = Pick<CreatePostDialogProps, "kind" | "beginning">;

/** The button above the feed that opens the composer. A file that is dropped on the page opens it too. */
export function StartPostBox({ onCreated }: { onCreated: (postId: string) => void }) {
  const viewer = useViewer();
  const [composer, setComposer] = useState<(Start & { Dialog: ComponentType<CreatePostDialogProps> }) | null>(null);
  const isWaiting = (useStore(pendingPosts)?.list.length ?? 0) > 0;

  /** Opens the composer. Without network its code may not load: the page then stays as it is. */
  function open(start: Start = {}) {
    load().then(
      (Dialog) => setComposer({ Dialog, ...start }),
      () => toast.failure("Could not open the editor", "Check your connection and try again."),
    );
  }

  useComposeRequest(() => open());
  useEffect(() => whenIdle(() => void ignoreFailure(Promise.all([load(), loadPending()]), "ahead")), []);
  return (
    <Card as="section" aria-label="New post">
      <Stack gap={8}>
        <Stack direction="row" gap={12} align="center">
          <Face to={profilePath(viewer.username)} aria-label="Your profile">
            <Avatar name={viewer.name} image={viewer.avatar} size={44} />
          </Face>
          <StartButton type="button" onClick={() => open()}>
            Start a post
          </StartButton>
        </Stack>
        <Row>
          <Button variant="ghost" icon={<Video aria-hidden />} onClick={() => open({ beginning: { pick: "video" } })}>
            Video
          </Button>
          <Button variant="ghost" icon={<Image aria-hidden />} onClick={() => open({ beginning: { pick: "image" } })}>
            Photo
          </Button>
          <Button variant="ghost" icon={<PenLine aria-hidden />} onClick={() => open({ kind: "idea" })}>
            Write article
          </Button>
        </Row>
      </Stack>
      <Suspense>{isWaiting && <PendingPosts onEdit={(kind) => open({ kind })} />}</Suspense>
      {composer ? (
        <composer.Dialog
          {...(composer.kind && { kind: composer.kind })}
          beginning={composer.beginning ?? null}
          onClose={() => setComposer(null)}
          onCreated={onCreated}
        />
      ) : (
        <FileDrop text="Drop to add the picture or video" onFiles={([file]) => file && open({ beginning: { file } })} />
      )}
    </Card>
  );
}

const Face = styled(Link)(({ theme }) => ({ display: "block", flexShrink: 0, borderRadius: theme.radius.avatar }));

/** The text of a ghost button lines up with the content above. */
const Row = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  marginInline: `-${theme.space(16)}`,
  marginBlockEnd: `-${theme.space(6)}`,
  [theme.mq.belowSm]: {
    justifyContent: "space-between",
    marginInline: `-${theme.space(8)}`,
    "& > button": { paddingInline: theme.space(8) },
  },
}));

const StartButton = styled.button(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: "calc(28px + 1rem)",
  paddingInline: theme.space(16),
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
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
