import { useRef } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import type { ButtonProps } from "#client/ui/controls/Button.tsx";

interface PictureButtonProps extends Omit<ButtonProps, "onClick"> {
  onPick: (file: File) => void;
}

/** A button that opens a file picker for pictures. */
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
          // Without this, the same file could not be chosen a second time.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
    </>
  );
}
