import { useApolloClient } from "@apollo/client/react";
import { BellOff, Hash, ThumbsDown } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem } from "#client/ui/overlays/Menu.tsx";
import { listedInFollowing } from "#client/features/feed/list/feedCache.ts";
import { lessLike, muteForWeek, perform, unfollowTag } from "./feedActs.ts";
import type { ReasonedPost } from "#client/features/feed/list/reasonedPost.ts";

interface ReasonMenuProps {
  post: ReasonedPost;
  trigger: ReactElement;
}

/** What a member can do about the reason of a card. The menu is open when it mounts. */
export function ReasonMenu({ post, trigger }: ReasonMenuProps) {
  const client = useApolloClient();
  const acts = [
    { act: lessLike(post, listedInFollowing(client.cache)), icon: <ThumbsDown aria-hidden /> },
    { act: unfollowTag(post), icon: <Hash aria-hidden /> },
    { act: muteForWeek(post), icon: <BellOff aria-hidden /> },
  ];
  return (
    <Menu trigger={trigger} label="Why this post" align="start" defaultOpen>
      {acts.map(
        ({ act, icon }) =>
          act && (
            <MenuItem key={act.label} icon={icon} onSelect={() => void perform(client, post.id, act)}>
              {act.label}
            </MenuItem>
          ),
      )}
    </Menu>
  );
}
