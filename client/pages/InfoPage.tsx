import styled from "@emotion/styled";
import { formatDate } from "#client/lib/text/dates.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { Article } from "#client/pages/info/article.ts";
import { ArticleBlocks } from "#client/pages/info/ArticleBlocks.tsx";
import { OnThisPage } from "#client/pages/info/OnThisPage.tsx";

const ARTICLES = import.meta.glob<Article>("./info/*.md", { import: "article", eager: true });

/** A page with at least this many sections shows a list of them. */
const LISTED_FROM = 3;

/** One of the pages to which the footer links: the text of that name in the folder `info`, and its generated reference if it has one. */
export function InfoPage({ name }: { name: string }) {
  const article = ARTICLES[`./info/${name}.md`];
  if (!article) throw new Error(`There is no text called ${name}.`);
  const blocks = [...article.blocks, ...(ARTICLES[`./info/${name}Reference.md`]?.blocks ?? [])];
  const headings = blocks.filter((block) => block.kind === "heading");
  return (
    <Columns>
      <Sheet as="article">
        <Stack gap={8}>
          <Text variant="display">{article.title}</Text>
          <Summary tone="secondary">{article.summary}</Summary>
          <Text variant="meta" tone="tertiary">
            Updated <time dateTime={article.updated}>{formatDate(`${article.updated}T12:00`)}</time>
          </Text>
        </Stack>
        <ArticleBlocks blocks={blocks} />
      </Sheet>
      {headings.length >= LISTED_FROM && <OnThisPage headings={headings} />}
    </Columns>
  );
}

/** Wide margins leave a line of 62 to 68 characters. */
const Sheet = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(32),
  minWidth: 0,
  [theme.mq.belowSm]: { borderBlock: 0, padding: `${theme.space(24)} ${theme.space(16)} ${theme.space(40)}` },
  [theme.mq.md]: { padding: `${theme.space(40)} ${theme.space(56)}` },
}));
const Summary = styled(Text)({ fontSize: "1.125rem", lineHeight: "1.6875rem" });
