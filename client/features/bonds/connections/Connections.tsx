import styled from "@emotion/styled";
import { useSearchParams } from "react-router-dom";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ConnectionList } from "./ConnectionList.tsx";
import { connectionTabOf, CONNECTION_TABS } from "./connectionTabs.ts";
import { PeopleSearch } from "#client/features/bonds/find/PeopleSearch.tsx";
import { SuggestedConnections } from "./SuggestedConnections.tsx";
import { useConnectionCounts } from "./useConnectionCounts.ts";
import { usePeopleSearch } from "#client/features/bonds/find/usePeopleSearch.ts";

/** The people whom the member follows, the followers, and suggested people. The address contains the tab. */
export function Connections() {
  const [address, setAddress] = useSearchParams();
  const tab = connectionTabOf(address.get("tab"));
  const { words, setWords, query, isTooShort } = usePeopleSearch();
  const counts = useConnectionCounts();
  const tabs = CONNECTION_TABS.map(({ value, label }) => ({ value, label, count: counts[value] }));
  const change = (value: string) =>
    setAddress(value === "following" ? {} : { tab: value }, { replace: true, preventScrollReset: true });

  return (
    <Stack gap={16}>
      <Head>
        <Text variant="h1" tabIndex={-1} style={{ outline: "none" }}>
          Friends & Connections
        </Text>
      </Head>
      <Card>
        <Stack gap={16}>
          <PeopleSearch label="Search connections" words={words} isTooShort={isTooShort} onChange={setWords} />
          <Wide>
            <Tabs label="Connections" value={tab} options={tabs} onValueChange={change}>
              {tab === "suggested" && query === null ? (
                <SuggestedConnections />
              ) : (
                <ConnectionList key={tab} tab={tab} query={query} onSuggest={() => change("suggested")} />
              )}
            </Tabs>
          </Wide>
        </Stack>
      </Card>
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({ [theme.mq.belowSm]: { paddingInline: theme.space(16) } }));
// Four tabs are wider than the narrowest phones: they scroll sideways.
const Wide = styled.div(({ theme }) => ({
  minWidth: 0,
  "& [role=tablist]": { maxWidth: "100%", overflowX: "auto", scrollbarWidth: "none" },
  // There, only the list itself shows the number of people.
  "& [role=tab] > span": { [theme.mq.belowSm]: { display: "none" } },
  "& [role=tab]": { [theme.mq.belowSm]: { minWidth: 0, flexShrink: 0, paddingInline: theme.space(8) } },
}));
