import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#client/ui/controls/IconButton.tsx";

interface PicturePickerProps {
  isFull: boolean;
  onPick: (files: Iterable<File>) => void;
}

/** The button that adds pictures to a message. */
export function PicturePicker({ isFull, onPick }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          onPick(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <IconButton
        label="Add pictures"
        title="Add pictures"
        icon={<ImagePlus aria-hidden />}
        disabled={isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
