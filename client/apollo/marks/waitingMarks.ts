import type { ApolloClient } from "@apollo/client";
import { readsUnderWay } from "#client/apollo/outbox/readsUnderWay.ts";
import { isUnanswered, sameSession, sendingAfter } from "#client/apollo/outbox/unanswered.ts";
import { keepOpen } from "#client/lib/browser/keepOpen.ts";
import { Outbox } from "#client/lib/state/Outbox.ts";
import type { Sending } from "#client/lib/state/Outbox.ts";
import { lateSavers } from "./optimisticToggle.ts";
import type { WaitingMark } from "./optimisticToggle.ts";

/** Resolves to the state that the server has now; null when it has refused it. */
type Settle = (on: boolean | null) => void;

interface Options {
  /** Reports a refusal of a mark that was set on an earlier page, because no button on this one does. */
  onRefused: (reason: string) => void;
}

/** Saves the marks that waited in an earlier page, and those to come. Returns a function that stops it. */
export function keepSavingMarks(client: ApolloClient, viewerId: string, { onRefused }: Options): () => void {
  const settles = new Map<string, Settle>();
  const outbox = new Outbox<WaitingMark, boolean>({
    memberId: viewerId,
    name: "marks",
    laneOf: ({ clientId }) => clientId,
    canSend: sameSession(),
    send: async (mark) => {
      const outcome = await send(client, mark);
      if (outcome.is !== "refused" || outbox.isReplaced(mark)) return outcome;
      // Nothing is left to be tried again: the button shows the confirmed state, and says so.
      if (!settle(mark.clientId, null)) onRefused(outcome.reason);
      return { is: "gone" };
    },
    onGone: (mark) => settle(mark.clientId, mark.on),
  });
  /** Passes the outcome to the button that waits; false when none does. */
  function settle(key: string, on: boolean | null): boolean {
    const waiting = settles.get(key);
    settles.delete(key);
    waiting?.(on);
    return waiting !== undefined;
  }
  const stopSettling = outbox.onSent((on, mark) => !outbox.isReplaced(mark) && settle(mark.clientId, on));
  lateSavers.set(client, {
    holds: (key) => outbox.pendingMessages().some(({ clientId }) => clientId === key),
    isUnanswered,
    save: async (key, saving, desired) => {
      const store = () => outbox.add({ clientId: key, on: desired.on, ...saving(desired.on) });
      desired.store = store;
      const saved = await new Promise<boolean | null>((resolve) => {
        settles.set(key, resolve);
        store();
      });
      desired.store = null;
      if (saved === null) throw new Error("The server has refused the mark.");
      return saved;
    },
  });
  const stop = keepOpen(outbox);
  return () => {
    stop();
    stopSettling();
    lateSavers.delete(client);
  };
}

async function send(client: ApolloClient, { mutation, variables, on }: WaitingMark): Promise<Sending<boolean>> {
  try {
    await readsUnderWay(client);
    await client.mutate({ mutation, variables });
    return { is: "sent", message: on };
  } catch (error) {
    return sendingAfter(error, REFUSED);
  }
}

const REFUSED = "A like or bookmark could not be saved";
