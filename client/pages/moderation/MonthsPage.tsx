import styled from "@emotion/styled";
import { MonthlyReport } from "#client/features/moderation/monthly/MonthlyReport.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Column } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The public page about the work of the moderators. */
export function MonthsPage() {
  useScreenTitle("Moderation report");
  return (
    <Column>
      <Stack gap={16}>
        <Head>
          <Text as="h1" variant="h1" tabIndex={-1} style={{ outline: "none" }}>
            Moderation report
          </Text>
          <Text variant="bodySm" tone="secondary">
            What members reported, what the moderators decided, and how long it took. Nobody is named. See also the{" "}
            <TextLink to="/guidelines">guidelines</TextLink>.
          </Text>
        </Head>
        <MonthlyReport />
      </Stack>
    </Column>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
