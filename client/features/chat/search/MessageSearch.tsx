import styled from "@emotion/styled";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { TextField } from "#client/ui/forms/Field.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { useDebounced } from "#client/lib/state/useDebounced.ts";

/** The search begins when typing has paused for this time, in milliseconds. */
const REST = 300;

interface MessageSearchProps {
  onSearch: (words: string) => void;
  onClose: () => void;
  /** The results of the search. */
  children: ReactNode;
}

/** The search in the open conversation. */
export function MessageSearch({ onSearch, onClose, children }: MessageSearchProps) {
  const [words, setWords] = useState("");
  const rested = useDebounced(words, REST).trim();
  useEffect(() => onSearch(rested), [rested, onSearch]);
  return (
    <Frame role="search" aria-label="Search this conversation">
      <Field>
        <TextField
          label="Search this conversation"
          hideLabel
          type="search"
          autoFocus
          autoComplete="off"
          maxLength={100}
          placeholder="Search this conversation…"
          value={words}
          suffix={<IconButton label="Close search" icon={<X aria-hidden />} onClick={onClose} />}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && onClose()}
        />
      </Field>
      <Results>{children}</Results>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  borderBottom: `1px solid ${theme.color.border.subtle}`,
  "& input::-webkit-search-cancel-button": { display: "none" },
}));
const Field = styled.div(({ theme }) => ({ padding: `${theme.space(8)} ${theme.space(16)}` }));
const Results = styled.div({ maxHeight: "40dvh", overflowY: "auto" });
