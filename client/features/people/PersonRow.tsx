import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { PersonLink } from "./PersonLink.tsx";
import type { PersonLinkProps } from "./PersonLink.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface PersonRowProps {
  person: PersonLinkProps["person"];
  /** A line about the person, e.g. how many bonds the two have in common. */
  note?: ReactNode;
  /** True while the row collapses. */
  isLeaving?: boolean;
  /** The id of a person in results, which counts as a sighting once it was in view. */
  foundId?: string;
  /** The actions on the person. */
  children: ReactNode;
}

/** A person in a list. A row that leaves the list collapses first. */
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

/** A placeholder of a person who is loading. */
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

/** Returns how long a row takes to collapse, in milliseconds; with reduced motion it disappears at once. */
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
  // The line between rows is on this element, because it has no round corners.
  "li + li > &": { borderTop: `1px solid ${theme.color.border.subtle}` },
  paddingInline: theme.space(4),
  // The padding leaves space for the focus ring, which this box would clip.
  paddingBlock: theme.space(8),
}));
const Who = styled.div({ flex: "1 1 180px", minWidth: 0 });
const Acts = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  padding: 2,
  // On phones, two buttons with words have no space beside the text: they are under it.
  [theme.mq.belowSm]: { "&:has(> * ~ button)": { width: "100%", paddingInlineStart: 56 } },
}));
const Waiting = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  paddingBlock: theme.space(8),
  paddingInline: theme.space(4),
}));
const Lines = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(6), flex: 1, minWidth: 0 }));
