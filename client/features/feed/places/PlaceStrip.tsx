import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect } from "react";
import type { RefObject } from "react";
import { cardOf, goTo } from "#client/features/feed/list/listPosition.ts";
import { type LastPlace, readingOf } from "#client/features/feed/tabs/reading.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { dayAndTime } from "#client/lib/text/dayAndTime.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { missedIn } from "./missed.ts";

interface PlaceStripProps {
  place: LastPlace;
  /** The posts that the tab shows; null while they are loading. */
  visible: readonly string[] | null;
  list: RefObject<HTMLElement | null>;
  /** The post with which the list begins; nothing for one that begins with the newest. */
  from: string | undefined;
  /** Lets the tab begin with a post, or with the newest one again. */
  onBegin: (postId: string | undefined) => void;
}

/** The line above a tab that leads to where the member was, and from there to the newest posts again. */
export function PlaceStrip({ place, visible, list, from, onBegin }: PlaceStripProps) {
  const client = useApolloClient();
  // The button that opened this list has gone with the other one.
  useEffect(() => {
    const reading = readingOf(client);
    if (!reading.isMoving || !visible) return;
    reading.isMoving = false;
    list.current?.querySelector("article")?.focus({ preventScroll: true });
  }, [client, visible, list]);

  function begin(postId: string | undefined) {
    readingOf(client).isMoving = true;
    onBegin(postId);
  }

  function handleContinue() {
    const card = list.current && cardOf(list.current, place.postId);
    if (!list.current || !card) return begin(place.postId);
    card.scrollIntoView({ block: "start", behavior: "instant" });
    goTo(list.current, { id: place.postId, offset: card.getBoundingClientRect().top });
    card.focus({ preventScroll: true });
  }

  const when = (
    <When dateTime={place.updatedAt} title={fullDate(place.updatedAt)}>
      {dayAndTime(place.updatedAt)}
    </When>
  );
  return (
    <Strip data-place-strip>
      {from ? (
        <>
          <span>From where you were {when}</span>
          <Button variant="outline" size="sm" onClick={() => begin(undefined)}>
            <ArrowUp aria-hidden />
            Newest posts
          </Button>
        </>
      ) : (
        <>
          <span>
            {newsOf(visible ?? [], place)} {when}
          </span>
          <Button variant="outline" size="sm" onClick={handleContinue}>
            <ArrowDown aria-hidden />
            Continue where you were
          </Button>
        </>
      )}
    </Strip>
  );
}

function newsOf(ids: readonly string[], place: LastPlace) {
  const { count, hasMore } = missedIn(ids, place);
  if (count === 0) return <Detail>You were further down</Detail>;
  return (
    <>
      {hasMore ? `More than ${count}` : count} new<Detail> since you were here</Detail>
    </>
  );
}

const Strip = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  minHeight: 40,
  color: theme.color.text.secondary,
  ...theme.type.meta,
  "& > button": { flexShrink: 0 },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));

// Phones have space for what matters only.
const Detail = styled.span(({ theme }) => ({ [theme.mq.belowSm]: { display: "none" } }));
const When = styled.time(({ theme }) => ({ [theme.mq.belowSm]: { display: "none" } }));
