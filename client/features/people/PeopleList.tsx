import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import type { LoadedList } from "#client/lib/loaded.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Scroller } from "./PeopleSection.tsx";
import { PersonRowSkeleton } from "./PersonRow.tsx";

interface PeopleListProps<T> {
  /** The accessible name of the list. */
  label: string;
  list: LoadedList<T>;
  /** The text when it could not be loaded. */
  failure: string;
  empty: ReactNode;
  /** A higher list scrolls, in pixels. */
  height: number;
  /** The key of the page; another page begins at its top. */
  page: string;
  children: (item: T) => ReactNode;
}

/** A list of people in each of its states. */
export function PeopleList<T>(props: PeopleListProps<T>) {
  const { label, list, failure, empty, height, page, children } = props;
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rows.current) rows.current.scrollTop = 0;
  }, [page]);
  const reason = list.error ? messageOf(list.error, "") : "";

  return (
    <PagedList
      list={list}
      skeleton={<Waiting height={height} />}
      failure={
        <Plain role="alert">
          <Text variant="ui" as="p">
            {failure}
          </Text>
          {reason !== "" && (
            <Text variant="meta" tone="secondary" as="p">
              {reason}
            </Text>
          )}
          <Button variant="outline" size="sm" onClick={list.retry}>
            Try Again
          </Button>
        </Plain>
      }
      empty={<Plain>{empty}</Plain>}
    >
      {(items) => (
        <Scroller ref={rows} height={height} role="group" aria-label={label} tabIndex={0}>
          <ul aria-label={label} aria-busy={list.isLoading || undefined}>
            {items.map(children)}
          </ul>
        </Scroller>
      )}
    </PagedList>
  );
}

function Waiting({ height }: { height: number }) {
  return (
    <>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Scroller as="ul" height={height} aria-hidden>
        <PersonRowSkeleton />
        <PersonRowSkeleton />
        <PersonRowSkeleton />
      </Scroller>
    </>
  );
}

/** A text in place of a list. */
const Plain = styled.div(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: theme.space(8),
  paddingBlock: theme.space(20),
  textAlign: "center",
  color: theme.color.text.secondary,
}));
