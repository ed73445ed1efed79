import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Rows } from "./PeopleSection.tsx";
import { PersonRowSkeleton } from "./PersonRow.tsx";

interface PeopleListProps<T> {
  /** What the list is, for those who hear the page. */
  label: string;
  /** Null while they are not known. */
  items: readonly T[] | null;
  isLoading: boolean;
  /** The list could not be loaded, in words; null while it could. */
  failure: { title: string; text?: string | undefined } | null;
  onRetry: () => void;
  empty: ReactNode;
  /** Higher than this, in pixels, it scrolls. */
  height: number;
  /** Another page begins at its top. */
  page: string;
  children: (item: T, index: number) => ReactNode;
}

/** A list of people in each of its states. */
export function PeopleList<T>(props: PeopleListProps<T>) {
  const { label, items, isLoading, failure, empty, height, page, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const isWaiting = useSteadyLoading(items === null && failure === null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [page]);

  if (isWaiting) {
    return (
      <>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <Rows height={height} aria-hidden>
          <PersonRowSkeleton />
          <PersonRowSkeleton />
          <PersonRowSkeleton />
        </Rows>
      </>
    );
  }
  if (items === null) {
    return (
      <Plain role="alert">
        <Text variant="ui" as="p">
          {failure?.title}
        </Text>
        {failure?.text && (
          <Text variant="meta" tone="secondary" as="p">
            {failure.text}
          </Text>
        )}
        <Button variant="outline" size="sm" onClick={props.onRetry}>
          Retry
        </Button>
      </Plain>
    );
  }
  if (items.length === 0) return <Plain>{empty}</Plain>;
  return (
    <Rows ref={list} height={height} aria-label={label} aria-busy={isLoading || undefined}>
      {items.map(children)}
    </Rows>
  );
}

/** Words in the place of a list. */
const Plain = styled.div(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: theme.space(8),
  paddingBlock: theme.space(20),
  textAlign: "center",
  color: theme.color.text.secondary,
}));
