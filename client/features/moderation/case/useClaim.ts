import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { codeOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useReadAgain } from "#client/features/moderation/core/useReadAgain.ts";

const ClaimCase = graphql(`
  mutation ClaimCase($id: ID!) {
    claimReport(id: $id) {
      ...ListedCase
      ...CaseRow_case
      ...CaseView_case
    }
  }
`);

const ReleaseCase = graphql(`
  mutation ReleaseCase($id: ID!) {
    releaseReport(id: $id) {
      ...ListedCase
      ...CaseRow_case
    }
  }
`);

/** A case that is open for this long is meant, and claimed, in milliseconds: who only passes it does not keep others off. */
const GLANCE = 1_200;

/**
 * Claims a case while it is open, so that nobody else works on it, and releases it when it is left. `claim` claims
 * it at once, or again: a claim ends by itself some minutes after the last one. `forget` is called when the case was
 * decided, which ends the claim.
 */
export function useClaim(id: string, isPossible: boolean): { claim: () => void; forget: () => void } {
  const client = useApolloClient();
  const readAgain = useReadAgain();
  const held = useRef(false);

  const claim = useCallback(() => {
    held.current = true;
    const claiming = client.mutate({ mutation: ClaimCase, variables: { id } }).catch((failure: unknown) => {
      held.current = false;
      // A colleague was quicker, or has decided it: the case says so.
      if (codeOf(failure) === "CONFLICT") return readAgain(id);
      throw failure;
    });
    void ignoreFailure(claiming, "optional");
  }, [client, id, readAgain]);

  useEffect(() => {
    if (!isPossible) return undefined;
    const timer = setTimeout(claim, GLANCE);
    return () => clearTimeout(timer);
  }, [claim, isPossible]);

  useEffect(
    () => () => {
      if (!held.current) return;
      held.current = false;
      void ignoreFailure(client.mutate({ mutation: ReleaseCase, variables: { id } }), "optional");
    },
    [client, id],
  );

  const forget = useCallback(() => {
    held.current = false;
  }, []);
  return { claim, forget };
}
