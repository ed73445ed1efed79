import styled from "@emotion/styled";
import { Text } from "#client/ui/text/Text.tsx";

const OPERATORS = [
  ["“solar roof”", "these words side by side"],
  ["-battery", "without this word"],
  ["from:amara", "written by a member"],
  ["tag:energy", "with a tag"],
  ["after:2026-01-31", "shared after a day; before: as well"],
  ["has:image", "with a picture; has:video as well"],
  ["in:bookmarks", "among your bookmarks"],
  ["in:group-name", "in a group, by its address"],
  ["solar OR wind", "one of two words"],
] as const;

/** The operators that a search supports besides words. */
export function SearchHelp() {
  return (
    <Frame>
      <summary>Search tips</summary>
      <dl>
        {OPERATORS.map(([operator, meaning]) => (
          <div key={operator}>
            <dt>{operator}</dt>
            <Text as="dd" variant="meta" tone="secondary">
              {meaning}
            </Text>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

const Frame = styled.details(({ theme }) => ({
  ...theme.type.meta,
  color: theme.color.text.secondary,
  "& summary": { width: "fit-content", minHeight: 24, cursor: "pointer" },
  "& dl": { display: "grid", gap: theme.space(6), margin: `${theme.space(8)} 0 0` },
  "& dl > div": { display: "flex", flexWrap: "wrap", gap: theme.space(8) },
  "& dt": { minWidth: 140, fontFamily: "ui-monospace, monospace", color: theme.color.text.primary },
  "& dd": { margin: 0 },
}));
