import styled from "@emotion/styled";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { ProfileSummaryCard } from "#client/features/profiles/summary/ProfileSummaryCard.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DestinationList } from "./DestinationList.tsx";
import { RAIL_DESTINATIONS } from "./destinations.ts";
import { RailLists } from "./RailLists.tsx";

/** Pages that are about a person have a head of their own, but not those of figures. */
const PROFILES = /^\/(?:profile\/(?!.*\/analytics)|edit-profile)/;

/** The column beside every page of a member, from lg up: their own card, pages, their groups and the tags they follow. */
export function Rail() {
  const titleId = useId();
  const { pathname } = useLocation();
  return (
    <>
      {!PROFILES.test(pathname) && (
        <Own>
          <ProfileSummaryCard />
        </Own>
      )}
      <Frame as="nav" aria-labelledby={titleId}>
        <Title as="h2" variant="micro" tone="tertiary" id={titleId}>
          Quick Access
        </Title>
        <DestinationList destinations={RAIL_DESTINATIONS} />
        <RailLists />
      </Frame>
    </>
  );
}

const Own = styled.div(({ theme }) => ({
  display: "none",
  [theme.mq.xl]: { display: "block", marginBottom: theme.space(16) },
}));
const Frame = styled(Card)(({ theme }) => ({
  padding: theme.space(8),
  // Beside a page that needs the width, only the icons are visible.
  "@media (min-width: 62.5em) and (max-width: 77.49em)": {
    "[data-whole] &": { padding: theme.space(4) },
    "[data-whole] & > :is(h2, section)": { display: "none" },
    "[data-whole] & a": { position: "relative", justifyContent: "center", paddingInline: 0 },
    "[data-whole] & a > :nth-child(2)": { display: "none" },
    "[data-whole] & a > :last-child": { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 },
  },
}));
const Title = styled(Text)(({ theme }) => ({ padding: `${theme.space(8)} ${theme.space(12)} ${theme.space(4)}` }));
