import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { CategoryIcon } from "#client/ui/text/CategoryIcon.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { GroupCover } from "./GroupCover.tsx";
import { groupPath } from "./groupPath.ts";
import { GroupPrivacy } from "./GroupPrivacy.tsx";
import { JoinButton } from "./JoinButton.tsx";

export const GroupCard_group = graphql(`
  fragment GroupCard_group on Group {
    id
    slug
    name
    description
    category
    visibility
    membersCount
    weekPostsCount
    ...GroupCover_group
    ...JoinButton_group
  }
`);

/** A group in a list: its description, and a button to join. */
export function GroupCard(props: { group: FragmentType<typeof GroupCard_group> }) {
  const group = useFragmentData(GroupCard_group, props.group);
  return (
    <Frame>
      <GroupCover group={group} height={72} />
      <Inside>
        <Emblem>
          <CategoryIcon category={group.category} />
        </Emblem>
        <div>
          <Name dir="auto">
            <Link to={groupPath(group.slug)}>{group.name}</Link>
          </Name>
          <GroupPrivacy visibility={group.visibility} membersCount={group.membersCount} />
        </div>
        <About variant="bodySm" tone="secondary" as="p" dir="auto">
          {group.description}
        </About>
        <Foot>
          <Tag>{group.category}</Tag>
          <JoinButton group={group} />
        </Foot>
      </Inside>
    </Frame>
  );
}

const Frame = styled.li(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.card,
  background: theme.color.bg.surface,
}));
const Inside = styled.div(({ theme }) => ({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  gap: theme.space(12),
  padding: theme.space(16),
}));
// The emblem lies half on the cover, like the picture on a profile.
const Emblem = styled.div(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginBlockStart: -38,
  border: `2px solid ${theme.color.bg.surface}`,
  borderRadius: "30%",
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  "& svg": { width: 20, height: 20, strokeWidth: 1.75 },
}));
const Name = styled.h3(({ theme }) => ({
  ...theme.type.postTitle,
  overflowWrap: "anywhere",
  "& a": { color: theme.color.text.primary, textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
}));
const About = styled(Text)({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  marginBlockStart: "auto",
}));
