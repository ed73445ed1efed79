import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { Text } from "#client/ui/text/Text.tsx";

interface FigureTileProps {
  name: string;
  figure: string;
  note?: string;
  /** Where the things are that it counts. */
  to?: string;
  /** Whether the note needs somebody's attention. */
  isAlarming?: boolean;
}

/** A figure with its name, which leads to what it counts. */
export function FigureTile({ name, figure, note, to, isAlarming = false }: FigureTileProps) {
  return (
    <Tile>
      <Text variant="meta" tone="secondary" as="div">
        {to === undefined ? name : <Name to={to}>{name}</Name>}
      </Text>
      <Text variant="h1" as="div">
        {figure}
      </Text>
      {note && (
        <Text variant="meta" tone={isAlarming ? "danger" : "tertiary"} as="div">
          {note}
        </Text>
      )}
    </Tile>
  );
}

const Tile = styled.li(({ theme }) => ({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: theme.space(4),
  minHeight: 104,
  padding: theme.space(16),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.card,
  background: theme.color.bg.surface,
  overflowWrap: "anywhere",
}));
/** The whole tile is the target of its link. */
const Name = styled(Link)(({ theme }) => ({
  color: theme.color.text.link,
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: theme.radius.card },
}));
