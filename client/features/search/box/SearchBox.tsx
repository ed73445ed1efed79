import styled from "@emotion/styled";
import { Search } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isComposing } from "#client/lib/text/composing.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { kindIn, queryIn, searchPath } from "#client/features/search/core/searchPaths.ts";
import { searchRequest } from "#client/features/search/core/searchRequest.ts";
import { useQueryText } from "#client/features/search/core/useQueryText.ts";
import type { SuggestionsHandle } from "./SearchSuggestions.tsx";
import { isTyping } from "#client/lib/browser/shortcuts.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const LazySuggestions = lazyPart(async () => ({
  default: (await import("./SearchSuggestions.tsx")).SearchSuggestions,
}));

/**
 * The search in the header: suggestions during typing, and all results on Enter, of the kind that the page of the search
 * shows.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const page = new URLSearchParams(pathname === "/search" ? search : "");
  const navigate = useNavigate();
  const hasKeys = useShortcutsOn();
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionsHandle>(null);
  const [words, setWords] = useQueryText(queryIn(page), input);
  const listId = useId();
  useEffect(() => {
    if (!searchRequest.getSnapshot()) return;
    searchRequest.set(false);
    // Whoever has begun to write elsewhere meanwhile goes on there.
    if (!isTyping(document.activeElement)) input.current?.focus();
  }, []);
  const canOpen = isOpen && words.trim().length >= 2;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === "") return;
    setOpen(false);
    void navigate(searchPath(words.trim(), kindIn(page)));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      // By default, a search field clears its text on Escape; here, the first press only closes the list.
      event.preventDefault();
      if (canOpen) setOpen(false);
      else setWords("");
      return;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      list.current?.move(event.key === "ArrowDown" ? 1 : -1);
      return;
    }
    if (event.key === "Enter" && isOpen && list.current?.take()) event.preventDefault();
  }

  return (
    <Form
      role="search"
      onSubmit={handleSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search aria-hidden />
      <Box
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search ideas, people, or tags"
        aria-expanded={canOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(canOpen && activeId !== null && { "aria-activedescendant": activeId })}
        {...(hasKeys && { "aria-keyshortcuts": "/" })}
        placeholder="Search ideas, people, or tags..."
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(words !== "")}
        onKeyDown={handleKeyDown}
      />
      {canOpen && (
        <Suspense>
          <LazySuggestions
            ref={list}
            id={listId}
            words={words}
            onActive={setActiveId}
            onChosen={() => {
              setOpen(false);
              setWords("");
            }}
          />
        </Suspense>
      )}
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({
  position: "relative",
  "& > svg": {
    position: "absolute",
    insetBlockStart: 11,
    insetInlineStart: theme.space(12),
    width: "1.125rem",
    height: "1.125rem",
    strokeWidth: 1.75,
    color: theme.color.text.tertiary,
    pointerEvents: "none",
  },
}));
const Box = styled.input(({ theme }) => ({
  width: "100%",
  height: 40,
  paddingInline: `${theme.space(40)} ${theme.space(16)}`,
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  ...theme.type.bodySm,
  "&::placeholder": { color: theme.color.text.tertiary },
}));
