import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { PersonLink } from "./PersonLink.tsx";
import type { PersonLinkProps } from "./PersonLink.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface PersonRowProps {
  person: PersonLinkProps["person"];
  /** A line about them, e.g. how many bonds the two have in common. */
  note?: ReactNode;
  /** It is on its way out of the list. */
  isLeaving?: boolean;
  /** The number of somebody who was found, which counts for them once they were looked at. */
  foundId?: string;
  /** What can be done about them. */
  children: ReactNode;
}

/** Somebody in a list of people. One that leaves closes up before it is gone. */
export function PersonRow({ person, note, isLeaving = false, foundId, children }: PersonRowProps) {
  return (
    <Row tabIndex={-1} data-row data-leaving={isLeaving || undefined} data-found={foundId}>
      <Inner>
        <Who>
          <PersonLink person={person}>
            {note && (
              <Text as="div" variant="meta" tone="secondary" truncate dir="auto">
                {note}
              </Text>
            )}
          </PersonLink>
        </Who>
        <Acts>{children}</Acts>
      </Inner>
    </Row>
  );
}

/** The place of somebody who is on their way. */
export function PersonRowSkeleton() {
  return (
    <Waiting data-skeleton>
      <Skeleton width={44} height={44} radius="30%" />
      <Lines>
        <Skeleton width="55%" />
        <Skeleton width="35%" height={12} />
      </Lines>
      <Skeleton width={88} height={32} radius={8} />
    </Waiting>
  );
}

/** How long a row takes to close up, in milliseconds; without motion it is gone at once. */
export function leaveTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200;
}

const Row = styled.li(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr",
  borderRadius: theme.radius.control,
  outlineOffset: -2,
  transition: `grid-template-rows ${theme.motion.base}, opacity ${theme.motion.base}`,
  "&[data-leaving]": { gridTemplateRows: "0fr", opacity: 0 },
}));
const Inner = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 0,
  minWidth: 0,
  overflow: "hidden",
  // The line between rows is here, where no corner is round.
  "li + li > &": { borderTop: `1px solid ${theme.color.border.subtle}` },
  paddingInline: theme.space(4),
  // Room for the ring of focus, which this box would cut.
  paddingBlock: theme.space(8),
}));
const Who = styled.div({ flex: "1 1 180px", minWidth: 0 });
const Acts = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  padding: 2,
  // Two buttons have no room beside the words on phones: they stand under them.
  [theme.mq.belowSm]: { "&:has(* ~ button)": { width: "100%", paddingInlineStart: 56 } },
}));
const Waiting = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  paddingBlock: theme.space(8),
  paddingInline: theme.space(4),
}));
const Lines = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(6), flex: 1, minWidth: 0 }));
