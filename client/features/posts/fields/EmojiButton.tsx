import { Smile } from "lucide-react";
import { Suspense, useState } from "react";
import type { RefObject } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** This code is loaded on demand, because not everybody uses emoji. */
const load = () => import("./EmojiPopover.tsx").then(({ EmojiPopover }) => ({ default: EmojiPopover }));
const LazyEmojiPopover = lazyPart(load);

interface EmojiButtonProps {
  area: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
}

/** Inserts an emoji at the caret. */
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
