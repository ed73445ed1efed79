import { Smile } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { RefObject } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";

/** Not everybody who writes wants emoji. */
const load = () => import("./EmojiPopover.tsx").then(({ EmojiPopover }) => ({ default: EmojiPopover }));
const LazyEmojiPopover = lazy(load);

interface EmojiButtonProps {
  area: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
}

/** Puts an emoji where the caret is. */
export function EmojiButton({ area, disabled }: EmojiButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const button = <IconButton label="Emoji" aria-haspopup="dialog" icon={<Smile aria-hidden />} disabled={disabled} />;
  if (isWanted) {
    return (
      <Suspense fallback={button}>
        <LazyEmojiPopover area={area} trigger={button} />
      </Suspense>
    );
  }
  return (
    <IconButton
      {...button.props}
      onPointerEnter={() => void ignoreFailure(load(), "ahead")}
      onClick={() => setWanted(true)}
    />
  );
}
