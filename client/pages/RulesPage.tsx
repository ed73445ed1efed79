import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { request } from "#client/apollo/request.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Columns } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ArticleBlocks } from "#client/pages/info/ArticleBlocks.tsx";
import type { Block } from "#client/pages/info/article.ts";
import { toBlocks } from "#client/pages/info/markdown.ts";
import { OnThisPage } from "#client/pages/info/OnThisPage.tsx";
import type { RulesView } from "#server/features/rules/rules.rules";

/** The rules of the community, for members and visitors. Visitors have no Apollo, so the page reads them by REST. */
export function RulesPage() {
  const { rules, isFailed, retry } = useRules();
  const sections = rules?.rules.map(({ key, title }) => ({ id: key, text: title }));
  return (
    <Columns>
      <Sheet as="article" aria-busy={rules === null && !isFailed}>
        <Stack gap={8}>
          <Text variant="display">Community rules</Text>
          {rules && (
            <Text variant="meta" tone="tertiary">
              Version {rules.version}
            </Text>
          )}
        </Stack>
        {isFailed && <ErrorState title="Couldn't load the rules" onRetry={retry} />}
        {!rules && !isFailed && <Skeleton height={480} />}
        {rules && <ArticleBlocks blocks={blocksOf(rules)} />}
      </Sheet>
      {sections && <OnThisPage headings={sections} />}
    </Columns>
  );
}

/** The text before the first rule, then each rule below its heading. */
function blocksOf({ text, rules }: RulesView): Block[] {
  const [introduction = ""] = text.split(/^##[ \t]/m, 1);
  return [
    ...toBlocks(introduction),
    ...rules.flatMap((rule): Block[] => [{ kind: "heading", id: rule.key, text: rule.title }, ...toBlocks(rule.text)]),
  ];
}

function useRules() {
  const [rules, setRules] = useState<RulesView | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    request("GET", "/rules", undefined, call.signal).then(
      // The answer has the form that the API's description promises.
      (answer) => setRules(answer as unknown as RulesView),
      () => {
        if (!call.signal.aborted) setFailed(true);
      },
    );
    return () => call.abort();
  }, [attempt]);
  function retry(): void {
    setFailed(false);
    setAttempt(attempt + 1);
  }
  return { rules, isFailed, retry };
}

/** Wide margins leave a line of 62 to 68 characters, as on the other pages of text. */
const Sheet = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(32),
  minWidth: 0,
  overflowWrap: "anywhere",
  [theme.mq.belowSm]: { borderBlock: 0, padding: `${theme.space(24)} ${theme.space(16)} ${theme.space(40)}` },
  [theme.mq.md]: { padding: `${theme.space(40)} ${theme.space(56)}` },
}));
