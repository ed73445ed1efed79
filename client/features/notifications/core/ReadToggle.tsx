import styled from "@emotion/styled";
import { IconButton } from "#client/ui/controls/IconButton.tsx";

interface ReadToggleProps {
  read: boolean;
  onToggle: (read: boolean) => void;
}

/** The dot of an unread notification: a press marks it as read, or as unread again. */
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
  // The button of a read notification is invisible until hover or focus.
  "@media (hover: hover)": {
    "&[data-read]": { opacity: 0 },
    "[data-row]:hover &, [data-row]:focus-within &": { opacity: 1 },
  },
  "@media (forced-colors: active)": { "& span": { background: "Highlight" } },
}));
