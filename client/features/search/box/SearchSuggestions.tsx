import styled from "@emotion/styled";
import { Hash, Lightbulb } from "lucide-react";
import { useLayoutEffect, useImperativeHandle, useState } from "react";
import type { MouseEvent, Ref } from "react";
import { useNavigate } from "react-router-dom";
import { asksForTab, openTab } from "#client/lib/browser/useSurfaceLink.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Highlighted } from "#client/features/search/results/Highlighted.tsx";
import { searchPath } from "#client/features/search/core/searchPaths.ts";
import { useSuggestions } from "./useSuggestions.ts";
import type { Suggestion } from "./useSuggestions.ts";

/** The functions with which the text box, which has the focus, controls its list. */
export interface SuggestionsHandle {
  move: (by: 1 | -1) => void;
  /** Opens the active row; false when there is none. */
  take: () => boolean;
}

interface SearchSuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  id: string;
  words: string;
  /** Receives the id of the active row. */
  onActive: (id: string | null) => void;
  onChosen: () => void;
}

const GROUPS = [
  { kind: "idea", label: "Ideas" },
  { kind: "person", label: "People" },
  { kind: "tag", label: "Tags" },
] as const;

/** The suggestions under the search box: ideas, people and tags. */
export function SearchSuggestions({ ref, id, words, onActive, onChosen }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const suggestions = useSuggestions(words);
  const key = suggestions.map((one) => one.key).join();
  const [choice, setChoice] = useState({ key, index: -1 });
  // Another list begins without an active row.
  const active = choice.key === key ? choice.index : -1;
  // A screen reader reads the box and the row at once, so the two change in one step.
  useLayoutEffect(() => {
    onActive(active < 0 ? null : `${id}-${active}`);
    return () => onActive(null);
  }, [active, id, onActive]);

  function go(to: string, event?: MouseEvent) {
    if (event && asksForTab(event)) return openTab(to);
    onChosen();
    void navigate(to);
  }
  // The last row leads to all results.
  const count = suggestions.length + 1;
  const targetOf = (index: number) => suggestions[index]?.to ?? searchPath(words.trim());
  useImperativeHandle(ref, () => ({
    move: (by) => setChoice({ key, index: (active + by + count + (active < 0 && by < 0 ? 1 : 0)) % count }),
    take() {
      if (active < 0) return false;
      go(targetOf(active));
      return true;
    },
  }));

  return (
    <>
      <VisuallyHidden role="status">
        {suggestions.length === 1 ? "1 suggestion" : `${suggestions.length} suggestions`}
      </VisuallyHidden>
      <Panel id={id} role="listbox" aria-label="Suggestions">
        {GROUPS.map(({ kind, label }) => {
          const rows = suggestions.map((one, index) => ({ one, index })).filter(({ one }) => one.kind === kind);
          return (
            rows.length > 0 && (
              <div key={kind} role="group" aria-label={label}>
                <Label aria-hidden>{label}</Label>
                {rows.map(({ one, index }) => (
                  <Option
                    key={one.key}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    data-found={one.kind === "person" ? one.id : undefined}
                    // This keeps the focus in the text box.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={(event) => go(one.to, event)}
                    onAuxClick={(event) => event.button === 1 && go(one.to, event)}
                  >
                    <Row suggestion={one} />
                  </Option>
                ))}
              </div>
            )
          );
        })}
        <Option
          id={`${id}-${suggestions.length}`}
          role="option"
          aria-selected={active === suggestions.length}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => go(searchPath(words.trim()), event)}
          onAuxClick={(event) => event.button === 1 && go(searchPath(words.trim()), event)}
        >
          <All>
            All results for “<bdi>{words.trim()}</bdi>”
          </All>
        </Option>
      </Panel>
    </>
  );
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  const { title } = suggestion;
  return (
    <>
      <Sign>
        {suggestion.kind === "idea" && <Lightbulb aria-hidden />}
        {suggestion.kind === "tag" && <Hash aria-hidden />}
        {suggestion.kind === "person" && <Avatar name={suggestion.name} image={suggestion.avatar} size={32} />}
      </Sign>
      <Words>
        <Name dir="auto">
          <Highlighted of={title} />
        </Name>
        <More>
          {suggestion.kind === "idea" && suggestion.authorName}
          {suggestion.kind === "person" && `@${suggestion.username}`}
          {suggestion.kind === "tag" &&
            (suggestion.postsCount === 1 ? "1 post" : `${compactCount(suggestion.postsCount)} posts`)}
        </More>
      </Words>
    </>
  );
}

const Panel = styled.div(({ theme }) => ({
  position: "absolute",
  zIndex: theme.z.popover,
  insetInline: 0,
  insetBlockStart: "calc(100% + 6px)",
  maxHeight: "calc(100dvh - 76px)",
  overflowY: "auto",
  padding: theme.space(6),
  borderRadius: theme.radius.card,
  background: theme.color.bg.raised,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.menu,
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));
const Label = styled.div(({ theme }) => ({
  padding: `${theme.space(8)} ${theme.space(8)} ${theme.space(4)}`,
  color: theme.color.text.tertiary,
  ...theme.type.micro,
}));
const Option = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 44,
  paddingInline: theme.space(8),
  borderRadius: theme.radius.control,
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover },
  "&[aria-selected=true]": { background: theme.color.bg.pressed },
  "@media (forced-colors: active)": { "&[aria-selected=true]": { outline: "2px solid Highlight", outlineOffset: -2 } },
}));
// The sign is as wide as a picture, so that the texts of all groups are aligned.
const Sign = styled.span(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 32,
  flexShrink: 0,
  "& > svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, color: theme.color.text.tertiary },
}));
const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const Words = styled.span({ display: "flex", flexDirection: "column", minWidth: 0 });
const Name = styled.span(({ theme }) => ({
  ...theme.type.ui,
  ...line,
  // A background would be visible behind the clipped text.
  "& mark": { background: "none", color: theme.color.text.link, textDecoration: "underline", textUnderlineOffset: 3 },
}));
const More = styled.span(({ theme }) => ({ ...theme.type.meta, ...line, color: theme.color.text.secondary }));
const All = styled.span(({ theme }) => ({ ...theme.type.ui, ...line, color: theme.color.text.link }));
