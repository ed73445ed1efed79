import { EyeOff } from "lucide-react";
import { MenuItem } from "#client/ui/overlays/Menu.tsx";
import { usePostHiding } from "./usePostHiding.ts";

/** The entry of a menu that hides a post from the member alone. Its card leaves when the menu has closed. */
export function HidePostItem({ postId }: { postId: string }) {
  const { hide } = usePostHiding();
  return (
    <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => void hide(postId, (act) => setTimeout(act))}>
      Hide this post from me
    </MenuItem>
  );
}
