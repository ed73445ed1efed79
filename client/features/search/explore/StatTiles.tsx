import styled from "@emotion/styled";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";

interface StatTilesProps {
  tiles: readonly { name: string; value: number }[];
}

/** A few numbers side by side, exact below a thousand. */
export function StatTiles({ tiles }: StatTilesProps) {
  return (
    <Row>
      {tiles.map(({ name, value }) => (
        <Tile key={name}>
          <Text as="dt" variant="meta" tone="secondary">
            {name}
          </Text>
          <Value title={value.toLocaleString("en-US")}>{compactCount(value)}</Value>
        </Tile>
      ))}
    </Row>
  );
}

const Row = styled.dl(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: theme.space(12),
  margin: 0,
  [theme.mq.belowSm]: {
    gap: 1,
    background: theme.color.border.default,
    borderBlock: `1px solid ${theme.color.border.default}`,
  },
}));
const Tile = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  padding: theme.space(16),
  background: theme.color.bg.surface,
  [theme.mq.sm]: { border: `1px solid ${theme.color.border.default}`, borderRadius: theme.radius.card },
  [theme.mq.belowSm]: { padding: `${theme.space(12)} ${theme.space(8)}`, textAlign: "center" },
}));
const Value = styled.dd(({ theme }) => ({ margin: 0, ...theme.type.h1, fontVariantNumeric: "tabular-nums" }));
