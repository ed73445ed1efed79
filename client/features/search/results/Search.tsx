import styled from "@emotion/styled";
import { Search as Glass } from "lucide-react";
import { useRef } from "react";
import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { SearchHelp } from "./SearchHelp.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { KINDS, kindIn, queryIn, searchPath } from "#client/features/search/core/searchPaths.ts";
import { useQueryText } from "#client/features/search/core/useQueryText.ts";

/** The results of the address's search: ideas, comments, people and tags. */
export function Search() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = queryIn(params).trim();
  const kind = kindIn(params);
  return (
    <Stack gap={16}>
      <Head>
        <Text as="h1" variant="h1" tabIndex={-1}>
          Search
        </Text>
        <SearchForm query={query} onAsk={(words) => void navigate(searchPath(words, kind))} />
        <SearchHelp />
      </Head>
      <Views>
        <Tabs
          label="What to find"
          value={kind}
          options={KINDS}
          onValueChange={(chosen) =>
            void navigate(searchPath(query, chosen), { replace: true, preventScrollReset: true })
          }
        >
          <SearchResults key={`${kind} ${query}`} query={query} kind={kind} />
        </Tabs>
      </Views>
    </Stack>
  );
}

interface SearchFormProps {
  query: string;
  onAsk: (query: string) => void;
}

/** The search of small windows; larger ones have it in the header. */
function SearchForm({ query, onAsk }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useQueryText(query, field);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onAsk(words.trim());
  }

  return (
    <Form role="search" onSubmit={handleSubmit}>
      <TextField
        ref={field}
        hideLabel
        label="Search ideas, people, or tags"
        type="search"
        placeholder="Search ideas, people, or tags..."
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" icon={<Glass aria-hidden />}>
        Search
      </Button>
    </Form>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Views = styled.div(({ theme }) => ({
  [theme.mq.belowSm]: {
    "& [role=tablist], & p[role=status]": {
      marginInline: theme.space(16),
      maxWidth: `calc(100% - ${theme.space(32)})`,
    },
  },
}));
const Form = styled.form(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: theme.space(8),
  "& > button": { minHeight: 44 },
  [theme.mq.largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [theme.mq.lg]: { display: "none" },
}));
