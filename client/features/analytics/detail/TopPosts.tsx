import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import type { AnalyticsAudienceQuery } from "#client/gql/graphql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { AudienceList, AudienceSection } from "./AudienceSection.tsx";
import { ShareBar } from "./ShareBar.tsx";
import { counted } from "#client/features/analytics/figures/counted.ts";

type Posts = NonNullable<AnalyticsAudienceQuery["viewer"]>["analytics"]["topPosts"];

/** The member's posts with most impressions, each with a bar that compares it with the first. */
export function TopPosts({ posts, during }: { posts: Posts; during: string }) {
  const most = Math.max(1, ...posts.map(({ impressions }) => impressions));
  return (
    <AudienceSection
      title="Top posts"
      meaning={`Your most seen posts ${during}.`}
      empty={posts.length === 0 ? `Nobody has seen your posts ${during}.` : null}
    >
      <AudienceList>
        {posts.map(({ impressions, viewers, post }) => (
          <Row key={post.id}>
            <Title to={`/post/${post.id}`} dir="auto">
              {post.title || post.content || "A picture"}
            </Title>
            <Text variant="meta" tone="secondary" as="div">
              {counted(impressions, "impression")} by {counted(viewers, "member")}
            </Text>
            <ShareBar percent={(impressions / most) * 100} />
          </Row>
        ))}
      </AudienceList>
    </AudienceSection>
  );
}

const Row = styled.li(({ theme }) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space(4) }));
const Title = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 600,
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "from-font" },
}));
