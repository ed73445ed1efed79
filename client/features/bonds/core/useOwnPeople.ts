import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { leaveList, reload } from "./bondLists.ts";
import type { ListField } from "./bondLists.ts";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { usePeoplePages } from "./usePeoplePages.ts";
import type { PeoplePagesOptions } from "./usePeoplePages.ts";

interface OwnPeopleOptions<TData, TNode> extends Pick<PeoplePagesOptions<TData, never, TNode>, "connection"> {
  /** The field of the viewer that contains the list. */
  field: ListField;
  /** The name of the query, which is fetched again after a person was removed. */
  name: string;
}

/** The props with which a row of such a list leaves it. */
export interface LeavingRow {
  isLeaving: boolean;
  /** Collapses the row and removes it from the list. */
  leave: () => void;
}

/** Manages a list of the viewer's own people, from which an act of the viewer removes a person. */
export function useOwnPeople<TData, TNode extends { id: string }>(
  query: TypedDocumentNode<TData, { first: number; after?: string | null }>,
  { field, name, connection }: OwnPeopleOptions<NoInfer<TData>, TNode>,
) {
  const client = useApolloClient();
  const people = usePeoplePages(query, {
    of: name,
    variables: (page) => page,
    connection,
    keepPrevious: "until-answer",
  });
  const { leaving, leave } = useLeaving();
  const row = ({ id }: TNode): LeavingRow => ({
    isLeaving: leaving.has(id),
    leave: () =>
      void leave(id, () => {
        leaveList(client.cache, field, id);
        void reload(client, [name]);
      }),
  });
  return { ...people, row };
}
