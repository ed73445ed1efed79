import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useState } from "react";
import { graphql } from "#client/gql/gql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { Faces } from "#client/ui/text/Faces.tsx";

const load = async () => (await import("./LikersDialog.tsx")).LikersDialog;

/** The faces on a card. Lists select them beside a card, and live events do not: they would differ for each viewer. */
export const LikersButton_post = graphql(`
  fragment LikersButton_post on Post {
    id
    likers(first: 2) {
      edges {
        cursor
        node {
          id
          name
          avatar {
            url
            placeholder
          }
        }
      }
    }
  }
`);

interface LikersButtonProps {
  postId: string;
  /** The number of likes. */
  count: number;
}

/** The last two who like a post by their faces, and the number of all; it opens the list of them. */
export function LikersButton({ postId, count }: LikersButtonProps) {
  // A card follows the cache once, so this only reads it: the faces change with the number, or with the next visit.
  const post = useApolloClient().cache.readFragment({ fragment: LikersButton_post, id: `Post:${postId}` });
  // A page that was read again may have a former face behind the two.
  const faces = post?.likers.edges.slice(0, 2).map(({ node }) => node) ?? [];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const figure = compactCount(count);
  return (
    <>
      <Frame
        type="button"
        aria-haspopup="dialog"
        // Without likes it only keeps its room, so that the first one moves nothing.
        style={{ visibility: count === 0 ? "hidden" : undefined }}
        onClick={() => setOpen(true)}
      >
        <Faces people={faces} />
        <VisuallyHidden>Show who likes this: </VisuallyHidden>
        <span style={{ minWidth: `${figure.length + 1}ch` }}>{figure}</span>
      </Frame>
      {isOpen && (
        <OnDemand load={load} onFailed={close}>
          {(LikersDialog) => <LikersDialog postId={postId} onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}

const Frame = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  padding: `0 ${theme.space(4)}`,
  border: 0,
  borderRadius: theme.radius.control,
  background: "none",
  color: theme.color.text.secondary,
  cursor: "pointer",
  textAlign: "start",
  ...theme.type.ui,
  fontVariantNumeric: "tabular-nums",
  "& > [title] ~ :last-child": { marginInlineStart: theme.space(4) },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  [theme.mq.belowMd]: { minHeight: 44 },
  "@container card (max-width: 340px)": { "& > [title]": { display: "none" } },
}));
