import { Fragment } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { searchPath } from "#client/features/search/core/searchPaths.ts";
import type { KindName } from "#client/features/search/core/searchPaths.ts";

interface SearchHintsProps {
  hints: readonly { token: string; suggestion?: string | null }[];
  query: string;
  kind: KindName;
}

/** Says in one line what the search read as words, and offers what may have been meant. */
export function SearchHints({ hints, query, kind }: SearchHintsProps) {
  if (hints.length === 0) return null;
  return (
    <Text as="p" variant="meta" tone="secondary" role="status">
      {hints.map(({ token, suggestion }, at) => (
        <Fragment key={token}>
          {at > 0 && " "}
          <code>{token}</code> is not known
          {suggestion ? (
            <>
              : did you mean <TextLink to={searchPath(query.replace(token, suggestion), kind)}>{suggestion}</TextLink>?
            </>
          ) : (
            ", so it is searched for as words."
          )}
        </Fragment>
      ))}
    </Text>
  );
}
