import * as z from "zod";
import { invalid } from "#server/core/errors";
import { toIdField } from "#server/core/ids";
import { idNumber } from "#server/rest/answers";
import { both, looseRequest, paged, request } from "#server/rest/request";
import type { Tab } from "./bonds.model.ts";
import { muteChoice, searchQuery } from "./bonds.rules.ts";

/** The tabs by their names in REST. */
const TAB_NAMES: ReadonlyMap<unknown, Tab> = new Map<unknown, Tab>([
  [undefined, "following"],
  ["following", "following"],
  ["followers", "followers"],
  ["mutual", "friends"],
  ["suggested", "suggested"],
]);

/** Reads which tab a client requests; the first when it names none. */
function tabOf(value: unknown): Tab {
  const tab = TAB_NAMES.get(value);
  if (!tab) throw invalid({ tab: ["The tab must be following, followers, mutual or suggested."] });
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

/** Checks whether a client requests suggestions. */
function isSuggested(value: unknown): boolean {
  const flag = FLAGS.get(value);
  if (flag === undefined) throw invalid({ suggested: ["This must be 0 or 1."] });
  return flag;
}

const search = request(searchQuery, { query: {} });

/** A part of the name of one of the viewer's friends. */
export const friendsQuery = paged(search);

const suggested = z
  .enum(["0", "1", "true", "false", ""])
  .optional()
  .meta({ description: "1 returns suggested members.", examples: ["0"] });

/** The query of a search for people. */
export const peopleQuery = paged(
  both(
    looseRequest({ suggested }, (sent) => ({ suggested: isSuggested(sent["suggested"]) })),
    search,
  ),
);

/** The requested list of Friends & Connections. */
export const connectionsQuery = paged(
  both(
    looseRequest({ tab: z.enum(["following", "followers", "mutual", "suggested"]).optional() }, (sent) => ({
      tab: tabOf(sent["tab"]),
    })),
    search,
  ),
);

/** The duration of a mute. */
export const muteBody = request(muteChoice, { duration: {} });

/** The member to whom a client sends a request. */
export const askBody = looseRequest({ user_id: idNumber }, (sent) => ({
  userId: toIdField(sent["user_id"], "userId"),
}));
