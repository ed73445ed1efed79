import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import { Lock, Users, UsersRound } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import type { LinkProps } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import type { Visibility } from "#client/gql/graphql.ts";
import { placeText } from "#client/features/posts/fields/placeText.ts";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { EditedMark } from "./EditedMark.tsx";

const PostByline_post = graphql(`
  fragment PostByline_post on Post {
    id
    createdAt
    editedAt
    visibility
    location {
      lat
      lng
    }
    placeName
    group {
      id
      slug
      name
    }
    author {
      id
      ...Person_person
    }
  }
`);

/** Only authors of posts that were hidden need it. */
const LazyHiddenNote = lazyPart(async () => ({ default: (await import("./HiddenNote.tsx")).HiddenNote }));

interface PostBylineProps {
  post: FragmentType<typeof PostByline_post>;
  /** Makes the date a link to the post, where no other link of a card leads there. */
  permalink?: Pick<LinkProps, "to" | "state" | "preventScrollReset"> | null;
}

/** The author of a post, its time and its visibility. */
export function PostByline(props: PostBylineProps) {
  const post = useFragmentData(PostByline_post, props.post);
  const audience = AUDIENCES[post.visibility];
  const date = (
    <time dateTime={post.createdAt} title={fullDate(post.createdAt)}>
      {formatDate(post.createdAt)}
    </time>
  );
  return (
    <>
      <PersonLink person={post.author}>
        <Line as="div" variant="meta" tone="tertiary">
          <Where>
            {props.permalink ? <DateLink {...props.permalink}>{date}</DateLink> : date}
            {post.group && (
              <Aside>
                <GroupLink to={`/groups/${post.group.slug}`} aria-label={`In the group ${post.group.name}`}>
                  {post.visibility === "GROUP" ? <Lock aria-hidden /> : <UsersRound aria-hidden />}
                  <Short>{post.group.name}</Short>
                </GroupLink>
              </Aside>
            )}
          </Where>
          {audience && (
            <Aside>
              {audience === BONDS ? <Users aria-hidden /> : <Lock aria-hidden />} {audience}
            </Aside>
          )}
          {post.location && <Aside title="Where it was written">at {post.placeName || placeText(post.location)}</Aside>}
          {post.editedAt && (
            <Aside>
              <EditedMark postId={post.id} editedAt={post.editedAt} />
            </Aside>
          )}
        </Line>
      </PersonLink>
      {post.visibility === "HIDDEN" && (
        <Suspense>
          <LazyHiddenNote postId={post.id} />
        </Suspense>
      )}
    </>
  );
}

const BONDS = "Friends only";
/** The marks of posts that are not for everybody; a group names itself. */
const AUDIENCES: Partial<Record<Visibility, string>> = {
  BONDS,
  ONLY_ME: "Only me",
  WAITING: "Waiting for approval",
  HIDDEN: "Hidden by moderators",
};

const Line = styled(Text)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space(12),
  // Links that stand below each other keep room for a finger.
  rowGap: theme.space(4),
  overflowX: "clip",
  // The margin leaves space for the ring around a focused link.
  marginInlineStart: -4,
  paddingInlineStart: 4,
}));

// The group stands beside the date on every card: its name is cut before the line would break.
const Where = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  columnGap: "inherit",
  whiteSpace: "nowrap",
  maxWidth: "100%",
  [theme.mq.largeText]: { flexWrap: "wrap" },
}));

const Short = styled.span({ overflow: "hidden", textOverflow: "ellipsis" });

// The dot before it is in the gap: where a line begins with it, the dot is clipped.
const Aside = styled.span(({ theme }) => ({
  position: "relative",
  "&::before": { content: '"·" / ""', position: "absolute", insetInlineStart: -8 },
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  minWidth: 0,
  "& svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 1.75 },
}));

// The link reaches a little further than its text, so that a finger hits it below the name.
const DateLink = styled(Link)({
  display: "inline-block",
  paddingBlock: "1px 5px",
  marginBlock: "-1px -5px",
  color: "inherit",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
});

const GroupLink = styled(Link)({
  minWidth: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: "inherit",
  paddingBlock: "0 4px",
  marginBlock: "0 -4px",
  color: "inherit",
  textDecoration: "none",
  unicodeBidi: "isolate",
  "&:hover": { textDecoration: "underline" },
});
