import { invalid } from "#server/core/errors";
import { SEARCH_PAGE_SIZE, type Tab } from "#server/features/bonds/bonds.model";

/** The tabs by their words in REST. */
const TAB_NAMES: ReadonlyMap<unknown, Tab> = new Map<unknown, Tab>([
  [undefined, "following"],
  ["following", "following"],
  ["followers", "followers"],
  ["mutual", "friends"],
  ["suggested", "suggested"],
]);

/** Which tab of their connections a REST client asks for; the first when none is named. */
export function tabOf(value: unknown): Tab {
  const tab = TAB_NAMES.get(value);
  if (!tab) throw invalid({ tab: ["A tab is following, followers, mutual or suggested."] });
  return tab;
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [undefined, false],
  ["", false],
  ["0", false],
  ["false", false],
  ["1", true],
  ["true", true],
]);

/** Whether a REST client asks for people who are suggested. */
export function isSuggested(value: unknown): boolean {
  const flag = FLAGS.get(value);
  if (flag === undefined) throw invalid({ suggested: ["This is either 0 or 1."] });
  return flag;
}

/** Where a page of the search begins. */
export const placeOf = (page: number) => ({
  first: SEARCH_PAGE_SIZE,
  after: null,
  offset: (page - 1) * SEARCH_PAGE_SIZE,
});
