import styled from "@emotion/styled";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { Block, Inline } from "./article.ts";
import { Words } from "./Words.tsx";

/** The body of an article, one block under the other. */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Stack gap={16}>
      {blocks.map((block, index) => (
        <Part key={index} block={block} />
      ))}
    </Stack>
  );
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <Heading variant="h2" id={block.id}>
          {block.text}
        </Heading>
      );
    case "paragraph":
      return (
        <Text>
          <Words content={block.content} />
        </Text>
      );
    case "list":
      return (
        <List>
          {block.items.map((item, index) => (
            <Text as="li" key={index}>
              <Words content={item} />
            </Text>
          ))}
        </List>
      );
    case "code":
      // A table may be wider than the page; it can then be scrolled by arrow keys too.
      return (
        <Listing tabIndex={0} role="group" aria-label="Example">
          {block.text.replaceAll("{{origin}}", location.origin)}
        </Listing>
      );
    case "table":
      return <Table head={block.head} rows={block.rows} />;
  }
}

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <Scroll>
      <Grid>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Words content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} id={nameOf(row)}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Words content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

/** A row that begins with a name in code can be linked to by that name. */
function nameOf([first]: Inline[][]): string | undefined {
  const [part, ...others] = first ?? [];
  return typeof part === "object" && part.kind === "code" && others.length === 0 ? part.text : undefined;
}

const Heading = styled(Text)(({ theme }) => ({ "&:not(:first-child)": { paddingTop: theme.space(20) } }));
const List = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  paddingInlineStart: theme.space(20),
  listStyle: "disc",
  "& ::marker": { color: theme.color.text.tertiary },
}));
const Listing = styled.pre(({ theme }) => ({
  margin: 0,
  padding: theme.space(16),
  overflowX: "auto",
  // The block reaches into the margins of the page; its text is aligned with the other blocks.
  [theme.mq.md]: { marginInline: `-${theme.space(24)}`, paddingInline: theme.space(24) },
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.border.subtle}`,
  background: theme.color.bg.sunken,
  fontFamily: theme.font.mono,
  fontSize: "0.8125rem",
  lineHeight: "1.25rem",
  tabSize: 2,
}));
// With large text its columns are wider than a phone.
const Scroll = styled.div({ overflowX: "auto" });
const Grid = styled.table(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  ...theme.type.bodySm,
  "& th": { ...theme.type.meta, fontWeight: 600, color: theme.color.text.tertiary, textAlign: "start" },
  "& th, & td": {
    padding: `${theme.space(8)} ${theme.space(16)} ${theme.space(8)} 0`,
    verticalAlign: "baseline",
    borderBottom: `1px solid ${theme.color.border.subtle}`,
  },
  "& th:last-child, & td:last-child": { paddingInlineEnd: 0 },
}));
