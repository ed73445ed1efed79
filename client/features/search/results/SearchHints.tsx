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

/** Says in one line what the search did not understand, and offers what may have been meant. */
export function SearchHints({ hints, query, kind }: SearchHintsProps) {
  if (hints.length === 0) return null;
  return (
    <Text as="p" variant="meta" tone="secondary" role="status">
      {hints.map(({ token, suggestion }, at) => (
        <Fragment key={token}>
          {at > 0 && " "}
          <code>{token}</code>{" "}
          {suggestion ? (
            <>
              is not known: did you mean{" "}
              <TextLink to={searchPath(query.replace(token, suggestion), kind)}>{suggestion}</TextLink>?
            </>
          ) : (
            saidOf(token)
          )}
        </Fragment>
      ))}
    </Text>
  );
}

/** Says of a part of a query what the search made of it. */
function saidOf(token: string): string {
  if (token === "OR") return "is left out, because it does not stand between two words.";
  if (/^-\p{L}+:/u.test(token)) return "leaves out these words: an operator has no opposite.";
  if (token.startsWith("-")) return "only leaves words out.";
  if (/^from:./iu.test(token)) return "names nobody here.";
  return "is not known, so it is searched for as words.";
}
