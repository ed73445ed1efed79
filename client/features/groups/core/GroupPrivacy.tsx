import styled from "@emotion/styled";
import { Globe, Lock } from "lucide-react";
import type { GroupVisibility } from "#client/gql/graphql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";

interface GroupPrivacyProps {
  visibility: GroupVisibility;
  membersCount: number;
}

/** The visibility of a group with its icon and label, and its number of members. */
export function GroupPrivacy({ visibility, membersCount }: GroupPrivacyProps) {
  const isPrivate = visibility === "PRIVATE";
  return (
    <Line as="span" variant="meta" tone="secondary">
      {isPrivate ? <Lock aria-hidden /> : <Globe aria-hidden />}
      {isPrivate ? "Private" : "Public"}
      <span aria-hidden>·</span>
      {membersCount === 1 ? "1 member" : `${compactCount(membersCount)} members`}
    </Line>
  );
}

const Line = styled(Text)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(6),
  "& svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 1.75, flexShrink: 0 },
}));
