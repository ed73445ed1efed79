import styled from "@emotion/styled";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Column as Page, inOrder, inOrderBelowXl } from "#client/ui/layout/Columns.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { BondRequests } from "#client/features/bonds/requests/BondRequests.tsx";
import { FindFriends } from "#client/features/bonds/find/FindFriends.tsx";
import { Friends } from "./Friends.tsx";
import { PeopleSearch } from "#client/features/bonds/find/PeopleSearch.tsx";
import { SentRequests } from "#client/features/bonds/requests/SentRequests.tsx";
import { usePeopleSearch } from "#client/features/bonds/find/usePeopleSearch.ts";

/**
 * Requests and friends on one side, the search for people on the other; on phones one under the other, search first.
 */
export function Bonds() {
  const { words, setWords, query, isTooShort } = usePeopleSearch();
  const isWide = useMediaQuery("(min-width: 77.5em)");
  const search = <PeopleSearch label="Search people" words={words} isTooShort={isTooShort} onChange={setWords} />;
  return (
    <Grid>
      <Head>
        <Text variant="h1" tabIndex={-1} style={{ outline: "none" }}>
          Bonds
        </Text>
        <ButtonLink to="/friends" variant="ghost" size="sm">
          Friends & Connections
        </ButtonLink>
      </Head>
      {!isWide && <Whole>{search}</Whole>}
      <Column data-last={query !== null || undefined}>
        <BondRequests />
        <Friends />
      </Column>
      <Column>
        <FindFriends query={query} search={isWide && search} />
        <SentRequests />
      </Column>
    </Grid>
  );
}

const Grid = styled(Page)(({ theme }) => ({
  ...inOrderBelowXl,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space(16),
  [theme.mq.xl]: { gridTemplateColumns: "minmax(0, 13fr) minmax(0, 10fr)", columnGap: theme.space(24) },
}));
const Whole = styled.div(({ theme }) => ({
  gridColumn: "1 / -1",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Head = styled(Whole)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
// In one column, the results of the search come right under it.
const Column = styled.div(({ theme }) => [
  inOrder,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: theme.space(16),
    "@media (max-width: 77.49em)": { "&[data-last]": { order: 1 } },
  },
]);
