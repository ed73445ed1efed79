import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatMoment, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { changesOf, deedOf, subjectName } from "./logWords.ts";
import type { LogSearch } from "./useStaffLog.ts";

const LogEntry_entry = graphql(`
  fragment LogEntry_entry on StaffLogEntry {
    id
    action
    actorId
    actor {
      id
      name
    }
    subject {
      id
      kind
      name
      handle
      path
      deleted
    }
    why
    before
    after
    undoes
    undoneBy
    canUndo
    createdAt
  }
`);

interface LogEntryProps {
  entry: FragmentType<typeof LogEntry_entry>;
  /** Shows only acts of somebody, or about something; without it, the list is about one thing. */
  onFilter?: (part: Partial<LogSearch>) => void;
  onUndo: (act: { id: string; deed: string }) => void;
}

/** An act of staff: who did what to whom and when, why, and what it changed. */
export function LogEntry({ entry: reference, onFilter, onUndo }: LogEntryProps) {
  const entry = useFragmentData(LogEntry_entry, reference);
  const { id, actor, actorId, subject, why, undoes, undoneBy, createdAt } = entry;
  const who = actor?.name ?? (actorId ? "A deleted account" : "The operator");
  const deed = deedOf(entry.action, Boolean(undoes));
  const what = subjectName(subject);
  const changes = changesOf(entry.before, entry.after);
  return (
    <Frame>
      <Text as="div" variant="bodySm">
        {actorId && onFilter ? (
          <Filter type="button" title={`Only acts of ${who}`} onClick={() => onFilter({ actorId })}>
            <bdi>{who}</bdi>
          </Filter>
        ) : (
          <b>
            <bdi>{who}</bdi>
          </b>
        )}{" "}
        {deed}{" "}
        {subject.kind === "COMMUNITY" || !onFilter ? (
          <bdi>{what}</bdi>
        ) : (
          <Filter
            type="button"
            title={`Only acts about ${what}`}
            onClick={() => onFilter({ subject: { kind: subject.kind, id: subject.id } })}
          >
            <bdi>{what}</bdi>
          </Filter>
        )}
        {subject.path && (
          <>
            {" "}
            · <TextLink to={subject.path}>Open</TextLink>
          </>
        )}
      </Text>
      <Text variant="meta" tone="tertiary" as="div">
        <time dateTime={createdAt} title={fullDate(createdAt)}>
          {formatMoment(createdAt)}
        </time>
      </Text>
      {why && (
        <Why dir="auto" variant="bodySm">
          {why}
        </Why>
      )}
      {changes.length > 0 && (
        <Changes aria-label="Changes">
          {changes.map(({ name, before, after }) => (
            <li key={name}>
              {name}: {before !== null && <del>{before}</del>}
              {before !== null && after !== null && " → "}
              {after !== null && <ins>{after}</ins>}
            </li>
          ))}
        </Changes>
      )}
      {undoneBy && (
        <div>
          <Tag>Undone</Tag>
        </div>
      )}
      {entry.canUndo && (
        <div>
          <Button variant="outline" size="sm" onClick={() => onUndo({ id, deed: `${who} ${deed} ${what}` })}>
            Undo…
          </Button>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.article(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(6),
}));
/** A name within a sentence that filters by it. */
const Filter = styled.button(({ theme }) => ({
  padding: 0,
  border: 0,
  background: "transparent",
  font: "inherit",
  fontWeight: 600,
  color: theme.color.text.link,
  textDecoration: "underline",
  textDecorationThickness: 1,
  cursor: "pointer",
  "&:hover": { textDecorationThickness: 2 },
  "@media (pointer: coarse)": { paddingBlock: theme.space(8) },
}));
const Why = styled(Text)(({ theme }) => ({
  paddingInlineStart: theme.space(12),
  borderInlineStart: `3px solid ${theme.color.border.default}`,
  whiteSpace: "pre-wrap",
}));
const Changes = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space(16),
  rowGap: theme.space(4),
  color: theme.color.text.secondary,
  ...theme.type.meta,
  overflowWrap: "anywhere",
  "& ins": { textDecoration: "none", fontWeight: 600, color: theme.color.text.primary },
}));
