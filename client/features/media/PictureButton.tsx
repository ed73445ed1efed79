import { useRef } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import type { ButtonProps } from "#client/ui/controls/Button.tsx";

interface PictureButtonProps extends Omit<ButtonProps, "onClick"> {
  onPick: (file: File) => void;
}

/** Lets a member choose a picture among their files. */
export function PictureButton({ onPick, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Else the same file could not be chosen a second time.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
    </>
  );
}
