import styled from "@emotion/styled";
import { IconButton } from "#client/ui/controls/IconButton.tsx";

interface ReadToggleProps {
  read: boolean;
  onToggle: (read: boolean) => void;
}

/** The dot of what was not read: pressing it marks it as read, and the other way round. */
export function ReadToggle({ read, onToggle }: ReadToggleProps) {
  const label = read ? "Mark as unread" : "Mark as read";
  return (
    <Toggle
      label={label}
      title={label}
      data-read={read || undefined}
      icon={<span aria-hidden />}
      onClick={() => onToggle(!read)}
    />
  );
}

const Toggle = styled(IconButton)(({ theme }) => ({
  marginBlock: `-${theme.space(4)}`,
  marginInlineEnd: `-${theme.space(8)}`,
  "& span": {
    boxSizing: "border-box",
    width: 10,
    height: 10,
    borderRadius: theme.radius.pill,
    border: `1.5px solid ${theme.color.primary.solid}`,
    background: theme.color.primary.solid,
  },
  "&[data-read] span": { background: "transparent", borderColor: theme.color.border.control },
  // What was read has nothing to say, until one is about to use it.
  "@media (hover: hover)": {
    "&[data-read]": { opacity: 0 },
    "[data-row]:hover &, [data-row]:focus-within &": { opacity: 1 },
  },
  "@media (forced-colors: active)": { "& span": { background: "Highlight" } },
}));
