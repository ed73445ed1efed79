import styled from "@emotion/styled";
import { useId } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import type { Share } from "./months.ts";

interface BarsProps {
  title: string;
  shares: readonly Share[];
  note?: string | null;
}

/** How often each of a few things occurred: its name, a bar and the number. */
export function Bars({ title, shares, note = null }: BarsProps) {
  const titleId = useId();
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <Frame role="group" aria-labelledby={titleId}>
      <Text as="h3" variant="ui" id={titleId}>
        {title}
      </Text>
      <List>
        {shares.map(({ name, count }) => (
          <Row key={name}>
            <dt>{name}</dt>
            <dd>
              <Bar style={{ width: `${(count / most) * 100}%` }} aria-hidden />
              <span>{count.toLocaleString("en-US")}</span>
            </dd>
          </Row>
        ))}
      </List>
      {note && (
        <Text variant="meta" tone="secondary" as="p">
          {note}
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(8) }));
const List = styled.dl(({ theme }) => ({ display: "grid", gap: theme.space(4), margin: 0 }));
const Row = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(96px, 36%) minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space(12),
  ...theme.type.bodySm,
  "& dt": { overflowWrap: "anywhere" },
  "& dd": {
    display: "flex",
    alignItems: "center",
    gap: theme.space(8),
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
}));
const Bar = styled.span(({ theme }) => ({
  flex: "0 1 auto",
  minWidth: 2,
  height: 12,
  borderRadius: theme.radius.tag,
  background: theme.color.primary.solid,
  "@media (forced-colors: active)": { background: "CanvasText" },
}));
