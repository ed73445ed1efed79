import styled from "@emotion/styled";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { PostHistoryQuery } from "#client/gql/graphql.ts";
import { formatMoment, fullDate } from "#client/lib/text/dates.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { changesBetween } from "./wordDiff.ts";
import type { Stretch, Version } from "./wordDiff.ts";

const PostHistory = graphql(`
  query PostHistory($id: ID!) {
    post(id: $id) {
      id
      title
      content
      category
      tags
      createdAt
      editedAt
      revisions {
        id
        title
        content
        category
        tags
        createdAt
      }
    }
  }
`);

interface PostHistoryDialogProps {
  postId: string;
  onClose: () => void;
}

/** The history of a post: each change with its words, the newest first. */
export function PostHistoryDialog({ postId, onClose }: PostHistoryDialogProps) {
  const history = useValueQuery(PostHistory, {
    variables: { id: postId },
    fetchPolicy: "network-only",
    value: (data) => data,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit history" size="lg">
      <QueryBoundary
        query={history}
        skeleton={<Skeleton height={160} radius={8} />}
        failure="Couldn't load the history"
      >
        {({ post }) =>
          post ? (
            <Changes versions={versionsOf(post)} />
          ) : (
            <EmptyState scene="map" title="This post isn't available. It may have been removed." />
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

function Changes({ versions }: { versions: readonly Version[] }) {
  const edits = versions.flatMap((version, index) => {
    const before = versions[index - 1];
    const changes = before ? changesBetween(before, version) : [];
    return changes.length > 0 ? [{ at: version.createdAt, changes }] : [];
  });
  const first = versions[0];
  return (
    <Stack as="ol" gap={24}>
      {edits.toReversed().map(({ at, changes }) => (
        <Stack as="li" key={at} gap={8}>
          <When at={at} label="Edited" />
          {changes.map(({ part, stretches }) => (
            <div key={part}>
              {part !== "Text" && (
                <Text as="h3" variant="meta" tone="secondary">
                  {part}
                </Text>
              )}
              <Words dir="auto">
                {stretches.map((stretch, index) => (
                  <Part key={index} {...stretch} />
                ))}
              </Words>
            </div>
          ))}
        </Stack>
      ))}
      {first && (
        <Stack as="li" gap={8}>
          <When at={first.createdAt} label="Shared" />
          {first.title && (
            <Text variant="ui" as="h3" dir="auto">
              {first.title}
            </Text>
          )}
          <Words dir="auto">{first.content}</Words>
        </Stack>
      )}
    </Stack>
  );
}

function When({ at, label }: { at: string; label: string }) {
  return (
    <Text as="div" variant="meta" tone="tertiary">
      {label}{" "}
      <time dateTime={at} title={fullDate(at)}>
        {formatMoment(at)}
      </time>
    </Text>
  );
}

/** Colour, a line and a word for screen readers mark added and removed text. */
function Part({ text, kind }: Stretch) {
  if (kind === "same") return text;
  if (kind === "added") {
    return (
      <Added>
        <VisuallyHidden> added: </VisuallyHidden>
        {text}
        <VisuallyHidden>, </VisuallyHidden>
      </Added>
    );
  }
  return (
    <Removed>
      <VisuallyHidden> removed: </VisuallyHidden>
      {text}
      <VisuallyHidden>, </VisuallyHidden>
    </Removed>
  );
}

type HistoryPost = NonNullable<PostHistoryQuery["post"]>;

/** Returns the versions, the oldest first, the last with the current text. */
function versionsOf(post: HistoryPost): Version[] {
  const before = post.revisions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return [...before, { ...post, createdAt: post.editedAt ?? post.createdAt }].map((version) => ({
    createdAt: version.createdAt,
    title: version.title ?? "",
    content: version.content,
    category: version.category ?? "",
    tags: version.tags,
  }));
}

const Words = styled.p(({ theme }) => ({
  ...theme.type.bodySm,
  color: theme.color.text.primary,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
}));

const Added = styled.ins(({ theme }) => ({
  borderRadius: 3,
  paddingInline: 1,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  textDecoration: "underline",
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
}));

const Removed = styled.del(({ theme }) => ({
  color: theme.color.danger.text,
  textDecorationThickness: 1,
  // The gap separates a removed word from the word that replaces it.
  "& + ins": { marginInlineStart: "0.3em" },
}));
