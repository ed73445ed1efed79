import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { usePostHiding } from "./usePostHiding.ts";

interface HideReportedProps {
  postId: string;
  /** Removes the card later: the dialog may stand in it. */
  leave: (act: () => void) => void;
}

/** The offer to hide a post that was just reported. */
export function HideReported({ postId, leave }: HideReportedProps) {
  const { hide } = usePostHiding();
  const [state, setState] = useState<"open" | "busy" | "done">("open");

  async function handleClick() {
    setState("busy");
    setState((await hide(postId, leave)) ? "done" : "open");
  }

  if (state === "done") {
    return (
      <Text as="p" variant="bodySm" tone="secondary" role="status">
        The post is hidden from you.
      </Text>
    );
  }
  return (
    <div>
      <Button
        size="sm"
        variant="outline"
        icon={<EyeOff aria-hidden />}
        loading={state === "busy"}
        onClick={() => void handleClick()}
      >
        Hide this post from me
      </Button>
    </div>
  );
}
