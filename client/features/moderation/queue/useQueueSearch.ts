import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { paramsOf, searchIn } from "./queueSearch.ts";
import type { QueueSearch } from "./queueSearch.ts";

const CASE = "case";

interface Opened {
  id: string | null;
  /** The case of the address when it was read last. */
  inAddress: string | null;
  /** True while the address does not contain the choice yet. */
  isAhead: boolean;
}

/**
 * Reads the filters of the queue and the open case from the address, and writes them there. A chosen case is open at
 * once, before the router has changed the address: the next key must never act on the case before it.
 */
export function useQueueSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const search = useMemo(() => searchIn(new URLSearchParams(address)), [address]);
  const change = useCallback(
    (part: Partial<QueueSearch>) =>
      setParams((before) => paramsOf({ ...searchIn(before), ...part }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const inAddress = params.get(CASE);
  const [opened, setOpened] = useState<Opened>({ id: inAddress, inAddress, isAhead: false });
  if (opened.inAddress !== inAddress) {
    const isReached = !opened.isAhead || inAddress === opened.id;
    setOpened(isReached ? { id: inAddress, inAddress, isAhead: false } : { ...opened, inAddress });
  }
  /** Opens a case; with `isNew`, Back leads to where one was before. */
  const open = useCallback(
    (id: string | null, { isNew = false } = {}) => {
      setOpened((before) => ({ ...before, id, isAhead: id !== before.inAddress }));
      setParams(
        (before) => {
          const next = paramsOf(searchIn(before));
          if (id !== null) next.set(CASE, id);
          return next;
        },
        { replace: !isNew, preventScrollReset: !isNew },
      );
    },
    [setParams],
  );
  return { search, openId: opened.id, change, open };
}
