import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { codeOf } from "#client/apollo/errors.ts";
import { callHeaders } from "#client/apollo/request.ts";
import { sameSession } from "#client/apollo/outbox/unanswered.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ComposerDraft_DraftFragment } from "#client/gql/graphql.ts";
import type { Composition, CompositionKind } from "#client/features/posts/fields/composition.ts";
import { isChosen } from "#client/features/posts/fields/isChosen.ts";
import { placeInput } from "#client/features/posts/fields/placeText.ts";

/**
 * The fields of a saved draft that the composer needs.
 * @public Documents spread it by its name.
 */
export const ComposerDraft_draft = graphql(`
  fragment ComposerDraft_draft on Draft {
    id
    kind
    version
    title
    content
    category
    tags
    location {
      lat
      lng
    }
    placeName
    visibility
    groupId
    media {
      id
      type
      url
      thumbnail
      alt
    }
    updatedAt
  }
`);

const SaveDraft = graphql(`
  mutation SaveDraft($input: SaveDraftInput!) {
    saveDraft(input: $input) {
      id
      version
    }
  }
`);

const ComposerDraft = graphql(`
  query ComposerDraft($id: ID!) {
    viewer {
      draft(id: $id) {
        ...ComposerDraft_draft @unmask
      }
    }
  }
`);

const DeleteDraft = graphql(`
  mutation DeleteDraft($id: ID!) {
    deleteDraft(id: $id)
  }
`);

/** The server's draft of a composition, with the version that this browser knows. */
export interface DraftLink {
  id: string;
  version: number;
}

/** A draft as the server stores it. */
export interface RemoteDraft extends DraftLink {
  kind: CompositionKind;
  composition: Composition;
  updatedAt: string;
}

interface DraftToSave {
  kind: CompositionKind;
  composition: Composition;
  link: DraftLink | null;
  /** The identifier by which a repeated first save creates one draft only. */
  clientId: string;
}

/** The drafts of the member on the server. */
export interface DraftsRemote {
  save(draft: DraftToSave): Promise<DraftLink>;
  find(id: string): Promise<RemoteDraft | null>;
  remove(id: string): Promise<void>;
}

/**
 * Returns the drafts of the server without the cache: only one composer uses a draft, and old versions are useless. They
 * are those of the member who is signed in now: once this browser has another session, what was written stays here.
 */
export function draftsRemote(client: ApolloClient): DraftsRemote {
  const isSame = sameSession();
  const headers = callHeaders();
  const requireSame = () => {
    if (!isSame()) throw new Error("Another session is signed in");
  };
  return {
    async save({ kind, composition, link, clientId }) {
      requireSame();
      const { data } = await client.mutate({
        mutation: SaveDraft,
        variables: {
          input: {
            ...(link ? { id: link.id, version: link.version } : { clientId }),
            kind: kind === "idea" ? "IDEA" : "POST",
            title: composition.title,
            content: composition.content,
            category: composition.category || null,
            tags: composition.tags,
            ...placeInput(composition.place),
            visibility: composition.audience?.visibility ?? "PUBLIC",
            groupId: composition.audience?.group?.id ?? null,
            mediaIds: composition.attachment?.uploaded ? [composition.attachment.uploaded.id] : [],
          },
        },
        fetchPolicy: "no-cache",
        // The request completes also while the page is being left.
        context: { headers, fetchOptions: { keepalive: true } },
      });
      if (!data?.saveDraft) throw new Error("The server did not answer with the draft");
      return { id: data.saveDraft.id, version: data.saveDraft.version };
    },
    async find(id) {
      requireSame();
      const context = { headers };
      const { data } = await client.query({
        query: ComposerDraft,
        variables: { id },
        fetchPolicy: "no-cache",
        context,
      });
      const draft = data?.viewer?.draft;
      return draft ? toRemoteDraft(draft) : null;
    },
    async remove(id) {
      requireSame();
      await client.mutate({ mutation: DeleteDraft, variables: { id }, fetchPolicy: "no-cache", context: { headers } });
    },
  };
}

export function toRemoteDraft(draft: ComposerDraft_DraftFragment): RemoteDraft {
  const [medium] = draft.media;
  return {
    id: draft.id,
    version: draft.version,
    kind: draft.kind === "IDEA" ? "idea" : "post",
    updatedAt: draft.updatedAt,
    composition: {
      title: draft.title,
      content: draft.content,
      category: draft.category ?? "",
      tags: [...draft.tags],
      place: draft.location && { lat: draft.location.lat, lng: draft.location.lng, name: draft.placeName ?? "" },
      audience: {
        visibility: isChosen(draft.visibility) ? draft.visibility : "PUBLIC",
        group: draft.groupId ? { id: draft.groupId, name: null } : null,
      },
      attachment: medium
        ? {
            type: medium.type === "VIDEO" ? "video" : "image",
            file: null,
            alt: medium.alt ?? "",
            uploaded: { id: medium.id, alt: medium.alt ?? "", url: medium.url, still: medium.thumbnail ?? null },
          }
        : null,
    },
  };
}

/** Returns the version of the server, when it refused a save that was based on an older one; else null. */
export function staleAgainst(failure: unknown): DraftLink | null {
  if (!CombinedGraphQLErrors.is(failure) || codeOf(failure) !== "CONFLICT") return null;
  const { id, version } = failure.errors[0]?.extensions ?? {};
  return typeof id === "string" && typeof version === "number" ? { id, version } : null;
}

/** Checks whether a failure means that the draft no longer exists. */
export const isGone = (failure: unknown): boolean => codeOf(failure) === "NOT_FOUND";
