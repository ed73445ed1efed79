/** A call without its whole answer after this time has failed, in milliseconds. The server gives up after 10 s. */
const CALL_LIMIT = 20_000;

/**
 * Returns a signal that ends a call after the limit, or with the caller's own signal. A network that loses packets
 * would otherwise leave a call, and what waits for it, without an end for minutes.
 */
export function limited(own?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(CALL_LIMIT);
  return own ? AbortSignal.any([own, limit]) : limit;
}
