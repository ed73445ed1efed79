import styled from "@emotion/styled";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { Point } from "./chartScale.ts";

interface SeriesTableProps {
  /** The name of the figure. */
  name: string;
  points: readonly Point[];
  /** The heading of the first column. */
  unit: "Day" | "Week";
}

/** A series as a table, the newest first. */
export function SeriesTable({ name, points, unit }: SeriesTableProps) {
  return (
    // A region that scrolls must be reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll role="region" aria-label={`${name} in numbers`} tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ label, count }, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              <td>{count.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div(({ theme }) => ({
  maxHeight: 320,
  overflow: "auto",
  border: `1px solid ${theme.color.border.subtle}`,
  borderRadius: theme.radius.control,
}));
const Table = styled.table(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  ...theme.type.meta,
  "& th, & td": {
    padding: `${theme.space(6)} ${theme.space(12)}`,
    borderBlockEnd: `1px solid ${theme.color.border.subtle}`,
    fontWeight: 450,
    textAlign: "start",
  },
  "& thead th": {
    position: "sticky",
    top: 0,
    background: theme.color.bg.sunken,
    color: theme.color.text.secondary,
    fontWeight: 600,
  },
  "& td, & thead th:last-of-type": { textAlign: "end" },
  "& tbody tr:last-of-type > *": { borderBlockEnd: 0 },
}));
