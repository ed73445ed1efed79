import type { ApolloClient, ObservableQuery } from "@apollo/client";

/** A read without an answer is awaited for this time at most, in milliseconds. */
const LONGEST = 5_000;

/**
 * Resolves when the reads of the page that are under way have their answers. Their answers may be older than what is
 * saved meanwhile, and would replace it on the screen.
 */
export async function readsUnderWay(client: ApolloClient): Promise<void> {
  const reads = [...client.getObservableQueries("active")].filter((read) => read.getCurrentResult().loading);
  if (reads.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST)));
  await Promise.race([Promise.all(reads.map(answered)), longest]);
  clearTimeout(timer);
}

function answered(read: ObservableQuery): Promise<void> {
  return new Promise((resolve) => {
    const subscription = read.subscribe(({ loading }) => {
      if (loading) return;
      // The first result may come while `subscribe` still runs.
      queueMicrotask(() => subscription.unsubscribe());
      resolve();
    });
  });
}
