import { EMPTY, isEmpty, isSame } from "#client/features/posts/fields/composition.ts";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import type { DraftLink, RemoteDraft } from "./draftsRemote.ts";

/**
 * How far the text has been saved:
 * - `empty`: nothing is written, and the server has nothing to delete;
 * - `typing`: the member types, and the server does not have it yet;
 * - `settling`: the member types, and the server already has all of it;
 * - `emptied`: the text was deleted, and the server has not received that yet;
 * - `unsent`: the browser has the text, which is being sent or waits for the publishing;
 * - `local`: the browser has the text, and sending it failed;
 * - `saved`: the server has the text.
 */
export type DraftProgress = "empty" | "typing" | "settling" | "emptied" | "unsent" | "local" | "saved";

/**
 * Whether the text may be sent to the server:
 * - `open`: it may;
 * - `held`: the post is being published, so nothing more is sent;
 * - `conflict`: the server has another text, and the member has to choose first.
 */
export type DraftChannel = "open" | "held" | "conflict";

/** A draft with its two named states, and everything that the transitions between them depend on. */
export interface Draft {
  progress: DraftProgress;
  channel: DraftChannel;
  composition: Composition;
  /** True when the text was there before the member came. */
  isRestored: boolean;
  /** The version of another tab or device; only in the state `conflict`. */
  conflict: RemoteDraft | null;
  /** The draft on the server; null while the server has none. */
  link: DraftLink | null;
  /** The identifier by which a repeated first save creates one draft only. */
  clientId: string;
  /** The number of drafts before this one. A late answer for an earlier draft is recognized by it. */
  session: number;
}

/** The events of a draft. */
export type DraftEvent =
  | { type: "arrived" }
  | { type: "loaded"; composition: Composition; link: DraftLink | null; clientId: string; isSynced: boolean }
  | { type: "changed"; composition: Composition }
  /** Typing has paused, or the text has to be stored at once. */
  | { type: "paused" }
  | { type: "held" }
  | { type: "released" }
  /** The server has saved the text that was sent. */
  | { type: "saved"; sent: Composition; link: DraftLink }
  /** The draft on the server is being deleted, since its text is empty. */
  | { type: "cleared"; clientId: string }
  /** The server has a newer version of the draft with the same content. */
  | { type: "linked"; link: DraftLink }
  /** The server does not have the draft any more. */
  | { type: "unlinked"; clientId: string }
  /** Sending has ended for now: everything was sent, it failed, or it is not allowed. */
  | { type: "stopped" }
  | { type: "conflicted"; theirs: RemoteDraft }
  | { type: "mineChosen" }
  /** Another draft, or an empty one, follows this one. */
  | { type: "replaced"; composition: Composition; link: DraftLink | null; clientId: string; isRestored: boolean };

/** The meaning of an event for the progress; the meaning of a few events depends on the text. */
export type ProgressSignal =
  | "loadedSynced"
  | "loadedUnsynced"
  | "edited"
  /** Only something changed that the server does not save with a draft. */
  | "retouched"
  | "pausedEmpty"
  | "pausedFilled"
  | "savedCurrent"
  | "savedOlder"
  | "cleared"
  | "stopped"
  | "mineChosen"
  | "replacedByNone"
  | "replacedByLinked";

/** The next state after a signal from any state, unless a state defines another one. */
const FROM_ANY: Partial<Record<ProgressSignal, DraftProgress>> = {
  edited: "typing",
  mineChosen: "unsent",
  replacedByNone: "empty",
  replacedByLinked: "saved",
};

/** The next state of each state after a signal. Signals that are not listed change nothing. */
export const PROGRESS: Readonly<Record<DraftProgress, Partial<Record<ProgressSignal, DraftProgress>>>> = {
  empty: { ...FROM_ANY, retouched: "settling", loadedSynced: "saved", loadedUnsynced: "local" },
  typing: {
    ...FROM_ANY,
    pausedEmpty: "emptied",
    pausedFilled: "unsent",
    savedCurrent: "settling",
    cleared: "settling",
  },
  settling: { ...FROM_ANY, pausedEmpty: "empty", pausedFilled: "saved", savedOlder: "typing" },
  emptied: {
    ...FROM_ANY,
    retouched: "typing",
    cleared: "empty",
    loadedSynced: "saved",
    loadedUnsynced: "local",
  },
  unsent: {
    ...FROM_ANY,
    retouched: "typing",
    pausedEmpty: "emptied",
    savedCurrent: "saved",
    cleared: "empty",
    stopped: "local",
  },
  local: { ...FROM_ANY, retouched: "typing", savedCurrent: "saved", cleared: "empty" },
  saved: { ...FROM_ANY, retouched: "settling" },
};

/** The next state of each state of the channel after an event. Events that are not listed change nothing. */
export const CHANNEL: Readonly<Record<DraftChannel, Partial<Record<DraftEvent["type"], DraftChannel>>>> = {
  open: { held: "held", conflicted: "conflict" },
  held: { released: "open", conflicted: "conflict", mineChosen: "open", replaced: "open" },
  conflict: { mineChosen: "open", replaced: "open" },
};

/** Returns a draft without any content. */
export const emptyDraft = (clientId: string): Draft => ({
  progress: "empty",
  channel: "open",
  composition: EMPTY,
  isRestored: false,
  conflict: null,
  link: null,
  clientId,
  session: 0,
});

/** Returns the draft after an event; the same object if the event changes nothing. */
export function reduceDraft(draft: Draft, event: DraftEvent): Draft {
  const signal = signalOf(draft, event);
  const next = signal && PROGRESS[draft.progress][signal];
  // A text that was written while the browser was still reading is newer than the stored one.
  if (event.type === "loaded" && !next) return draft;
  const progress = next ?? draft.progress;
  const channel = CHANNEL[draft.channel][event.type] ?? draft.channel;
  const data = dataOf(draft, event);
  if (!data && progress === draft.progress && channel === draft.channel) return draft;
  return { ...draft, ...data, progress, channel };
}

/** Checks whether the text has changed since the browser last stored it. */
export const isUnsafe = ({ progress }: Draft): boolean => isTyping(progress) || progress === "unsent";

/** Checks whether a pause in typing is awaited before anything is saved. */
export const isTyping = (progress: DraftProgress): boolean => progress === "typing" || progress === "settling";

const SYNCED: ReadonlySet<DraftProgress> = new Set<DraftProgress>(["empty", "settling", "saved"]);

/** Checks whether the server has the same text. */
export const isSynced = ({ progress }: Draft): boolean => SYNCED.has(progress);

/** Checks whether the text has to be sent to the server, and may be. */
export const isToSend = (draft: Draft): boolean => !isSynced(draft) && draft.channel === "open";

function signalOf(draft: Draft, event: DraftEvent): ProgressSignal | null {
  switch (event.type) {
    case "loaded":
      return event.isSynced ? "loadedSynced" : "loadedUnsynced";
    case "changed":
      return isSame(event.composition, draft.composition) ? "retouched" : "edited";
    case "paused":
    case "held":
      return isEmpty(draft.composition) ? "pausedEmpty" : "pausedFilled";
    case "saved":
      return isSame(event.sent, draft.composition) ? "savedCurrent" : "savedOlder";
    case "replaced":
      return event.link ? "replacedByLinked" : "replacedByNone";
    case "cleared":
    case "stopped":
    case "mineChosen":
      return event.type;
    case "arrived":
    case "released":
    case "linked":
    case "unlinked":
    case "conflicted":
      return null;
  }
}

/** Returns what an event changes besides the two states; null for nothing. */
function dataOf(draft: Draft, event: DraftEvent): Partial<Draft> | null {
  switch (event.type) {
    case "arrived":
      return { isRestored: !isEmpty(draft.composition) };
    case "loaded":
      return { composition: event.composition, link: event.link, clientId: event.clientId, isRestored: true };
    case "changed":
      return { composition: event.composition };
    case "saved":
    case "linked":
      return { link: event.link };
    case "cleared":
    case "unlinked":
      return { link: null, clientId: event.clientId };
    case "conflicted":
      return { conflict: event.theirs };
    case "mineChosen":
      return { link: linkOf(draft.conflict) ?? draft.link, conflict: null };
    case "replaced":
      return {
        composition: event.composition,
        link: linkOf(event.link),
        clientId: event.clientId,
        isRestored: event.isRestored,
        conflict: null,
        session: draft.session + 1,
      };
    case "paused":
    case "held":
    case "released":
    case "stopped":
      return null;
  }
}

const linkOf = (link: DraftLink | null): DraftLink | null => link && { id: link.id, version: link.version };
