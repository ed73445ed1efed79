import styled from "@emotion/styled";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { SEARCH_MAX, SEARCH_MIN } from "#server/features/bonds/bonds.limits.rules";
import { TextField } from "#client/ui/forms/Field.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";

interface PeopleSearchProps {
  label: string;
  words: string;
  isTooShort: boolean;
  placeholder?: string;
  onChange: (words: string) => void;
}

/** A field that searches people by their name. */
export function PeopleSearch({
  label,
  words,
  isTooShort,
  placeholder = "Search people…",
  onChange,
}: PeopleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <ResultArea role="search" aria-label={label}>
      <TextField
        ref={field}
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        placeholder={placeholder}
        hint={isTooShort ? `Type ${SEARCH_MIN} characters` : undefined}
        value={words}
        suffix={
          words ? (
            <IconButton
              label="Clear search"
              icon={<X aria-hidden />}
              onClick={() => {
                onChange("");
                field.current?.focus();
              }}
            />
          ) : (
            <Glass aria-hidden />
          )
        }
        onChange={(event) => onChange(event.target.value)}
      />
    </ResultArea>
  );
}

const ResultArea = styled.div({
  minWidth: 0,
  // Our own button clears the field.
  "& input::-webkit-search-cancel-button": { display: "none" },
});
const Glass = styled(Search)(({ theme }) => ({
  width: "1.125rem",
  height: "1.125rem",
  marginInlineEnd: theme.space(8),
  color: theme.color.text.tertiary,
  pointerEvents: "none",
}));
