import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import { MenuOnDemand } from "#client/ui/overlays/MenuOnDemand.tsx";
import type { ReasonedPost } from "#client/features/feed/list/reasonedPost.ts";

const load = async () => (await import("./ReasonMenu.tsx")).ReasonMenu;

/** Why a post is here, in one line that opens a menu. */
export function ReasonLine({ post }: { post: ReasonedPost }) {
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <Line type="button">
          <span dir="auto">{post.reason.text}</span>
          <ChevronDown aria-hidden size="0.875rem" />
        </Line>
      }
    >
      {(ReasonMenu, trigger) => <ReasonMenu post={post} trigger={trigger} />}
    </MenuOnDemand>
  );
}

// A finger hits a little more than the line, which stays as high as its text.
const Line = styled.button(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  alignSelf: "flex-start",
  gap: theme.space(4),
  maxWidth: "100%",
  paddingBlock: 6,
  paddingInline: 8,
  marginBlock: -6,
  marginInline: -8,
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  color: theme.color.text.secondary,
  ...theme.type.meta,
  cursor: "pointer",
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", unicodeBidi: "isolate" },
  "& > svg": { flexShrink: 0 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "@media (pointer: coarse)": { paddingBlock: 12, marginBlock: -12 },
}));
