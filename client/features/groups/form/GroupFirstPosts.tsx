import styled from "@emotion/styled";
import { Text } from "#client/ui/text/Text.tsx";

interface GroupFirstPostsProps {
  value: "open" | "approved";
  onValueChange: (value: "open" | "approved") => void;
}

/** Whether the first post of a member waits for an owner or admin. */
export function GroupFirstPosts({ value, onValueChange }: GroupFirstPostsProps) {
  return (
    <Choice>
      <input
        type="checkbox"
        checked={value === "approved"}
        onChange={(event) => onValueChange(event.target.checked ? "approved" : "open")}
      />
      <span>
        <Text as="span" variant="ui">
          Approve first posts
        </Text>
        <Text as="span" variant="meta" tone="secondary">
          What a member posts waits until an owner or admin has approved one of their posts. Posts that wait already
          stay in the list when you switch this off.
        </Text>
      </span>
    </Choice>
  );
}

const Choice = styled.label(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space(12),
  cursor: "pointer",
  "& > input": {
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: 0,
    marginBlockStart: 2,
    accentColor: theme.color.primary.solid,
  },
  "& > span": { display: "grid", gap: theme.space(2), minWidth: 0 },
}));
