import styled from "@emotion/styled";
import { memo } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { GroupEmblem } from "./GroupArtwork.tsx";
import { GroupCover } from "./GroupCover.tsx";
import { GroupFaces } from "./GroupFaces.tsx";
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
    ...GroupFaces_group
    ...JoinButton_group
  }
`);

/** A group in a list: its description, and a button to join. */
export const GroupCard = memo(function GroupCard(props: { group: FragmentType<typeof GroupCard_group> }) {
  const group = useFragmentData(GroupCard_group, props.group);
  return (
    <Frame>
      <GroupCover group={group} height={72} />
      <Inside>
        <Lifted>
          <GroupEmblem category={group.category} name={group.name} />
        </Lifted>
        <div>
          <Name dir="auto">
            <Link to={groupPath(group.slug)}>{group.name}</Link>
          </Name>
          <GroupPrivacy visibility={group.visibility} membersCount={group.membersCount} />
        </div>
        <About variant="bodySm" tone="secondary" as="p" dir="auto">
          {group.description}
        </About>
        <Line>
          <Tag>{group.category}</Tag>
          {group.weekPostsCount > 0 && (
            <Text variant="meta" tone="tertiary">
              {group.weekPostsCount === 1
                ? "1 post this week"
                : `${compactCount(group.weekPostsCount)} posts this week`}
            </Text>
          )}
        </Line>
        <Foot>
          <GroupFaces group={group} most={5} />
          <JoinButton group={group} />
        </Foot>
      </Inside>
    </Frame>
  );
});

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
const Lifted = styled.div({ display: "flex", marginBlockStart: -38 });
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
const Line = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  marginBlockStart: "auto",
}));
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
