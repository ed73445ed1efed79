import styled from "@emotion/styled";
import { Suspense, useId } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { PostMedia } from "#client/features/posts/media/PostMedia.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatMoment } from "#client/lib/text/dates.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { counted, THING_STATE } from "#client/features/moderation/core/words.ts";
import { MessagesBefore } from "./MessagesBefore.tsx";

/** Most things have not changed, so what compares two versions is loaded with the first that has. */
const ChangedText = lazyPart(async () => ({ default: (await import("./ChangedText.tsx")).ChangedText }));

const ReportedThing_case = graphql(`
  fragment ReportedThing_case on ModerationCase {
    id
    kind
    currentState
    reported {
      title
      text
      authorName
      createdAt
      filesCount
      path
      before {
        authorName
        authorUsername
        text
        createdAt
      }
    }
    current {
      title
      text
      createdAt
      editedAt
      media {
        id
        ...PostMedia_media
      }
    }
  }
`);

/** The thing as it was reported, and what has become of it since. */
export function ReportedThing({ case: reference }: { case: FragmentType<typeof ReportedThing_case> }) {
  const { kind, reported, current, currentState } = useFragmentData(ReportedThing_case, reference);
  const titleId = useId();
  const authorName = reported.authorName ?? "Somebody";
  const note = THING_STATE[currentState];
  const changed = current && isOther(reported, current) ? current : null;
  const media = current?.media ?? [];
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <Text as="h3" variant="ui" id={titleId}>
          {changed ? "Changed since it was reported" : "As it was reported"}
        </Text>
        {reported.path && currentState === "AVAILABLE" && (
          <TextLink to={reported.path} target="_blank" rel="noopener">
            Open in a new tab
          </TextLink>
        )}
      </Head>
      {note && <Note>{note}</Note>}
      {reported.before.length > 0 && <MessagesBefore messages={reported.before} />}
      <Thing data-message={kind === "MESSAGE" || undefined}>
        <Text variant="meta" tone="tertiary" as="div">
          <bdi>{authorName}</bdi> · <time dateTime={reported.createdAt}>{formatMoment(reported.createdAt)}</time>
          {changed?.editedAt && `, edited ${formatMoment(changed.editedAt)}`}
        </Text>
        {changed ? (
          <Suspense fallback={<Words dir="auto">{changed.text}</Words>}>
            <ChangedText before={reported} after={changed} />
          </Suspense>
        ) : (
          <Said title={reported.title ?? null} text={reported.text} />
        )}
        {media.length > 0 ? (
          <Media>
            {media.map((one) => (
              <PostMedia key={one.id} media={one} authorName={authorName} shape="card" />
            ))}
          </Media>
        ) : (
          reported.filesCount > 0 && (
            <Text variant="meta" tone="tertiary" as="p">
              It had {counted(reported.filesCount, "picture or video", "pictures or videos")}.
            </Text>
          )
        )}
      </Thing>
    </Frame>
  );
}

/** The words of a thing that has not changed. */
function Said({ title, text }: { title: string | null; text: string }) {
  if (!title && !text) {
    return (
      <Text variant="bodySm" tone="tertiary">
        It has no words.
      </Text>
    );
  }
  return (
    <>
      {title && (
        <Text as="h4" variant="postTitle" dir="auto">
          {title}
        </Text>
      )}
      {text && <Words dir="auto">{text}</Words>}
    </>
  );
}

interface Version {
  title?: string | null;
  text: string;
}

const isOther = (one: Version, other: Version) => (one.title ?? "") !== (other.title ?? "") || one.text !== other.text;

const Frame = styled.section(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
}));
const Head = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: theme.space(8),
  ...theme.type.bodySm,
}));
const Thing = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  border: `1px solid ${theme.color.border.default}`,
  borderInlineStart: `3px solid ${theme.color.danger.solid}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
}));
const Note = styled.p(({ theme }) => ({
  margin: 0,
  padding: `${theme.space(8)} ${theme.space(12)}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  color: theme.color.text.secondary,
  ...theme.type.bodySm,
}));
const Words = styled.p(({ theme }) => ({
  margin: 0,
  ...theme.type.body,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
}));
const Media = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(8), maxWidth: 360 }));
