import { invalid } from "#server/core/errors";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { Route } from "#server/rest/route";
import { MEMBER, SEARCH_PAGE_SIZE, SUGGESTED_MAX, type Tab } from "./bonds.model.ts";
import type { PeopleService } from "./bonds.people.service.ts";
import { presentFound, presentSuggestion } from "./bonds.presenter.ts";

interface Parts {
  people: PeopleService;
  urlOf: UrlOf;
}

/** The tabs by their words in REST. */
const TAB_NAMES: ReadonlyMap<unknown, Tab> = new Map<unknown, Tab>([
  [undefined, "following"],
  ["following", "following"],
  ["followers", "followers"],
  ["mutual", "friends"],
  ["suggested", "suggested"],
]);

function tabOf(value: unknown): Tab {
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

function flagOf(value: unknown): boolean {
  const flag = FLAGS.get(value);
  if (flag === undefined) throw invalid({ suggested: ["This is either 0 or 1."] });
  return flag;
}

const placeOf = (page: number) => ({ first: SEARCH_PAGE_SIZE, after: null, offset: (page - 1) * SEARCH_PAGE_SIZE });

/** Where a page of the search stands among all; `from` and `to` are null when it is empty. */
function paginationOf(page: number, total: number, shown: number) {
  const from = (page - 1) * SEARCH_PAGE_SIZE;
  return {
    total,
    per_page: SEARCH_PAGE_SIZE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)),
    from: shown > 0 ? from + 1 : null,
    to: shown > 0 ? from + shown : null,
  };
}

/** Whom members find, on the REST face. */
export const peopleRoutes = ({ people, urlOf }: Parts): Route[] => {
  type Found = Awaited<ReturnType<PeopleService["search"]>>;
  const present = async (viewer: Viewer, { items, total }: Found, page: number) => {
    const found = items.map(({ item }) => item);
    const relations = await people.relations(
      viewer,
      found.map(({ id }) => id),
    );
    const users = found.flatMap((person, at) => {
      const relation = relations[at];
      return relation ? [presentFound(person, relation, urlOf)] : [];
    });
    return { body: { users, pagination: paginationOf(page, await total(), users.length) } };
  };
  return [
    {
      method: "GET",
      path: "/friends/search",
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const page = toPageNumber(query["page"]);
        const suggested = flagOf(query["suggested"]);
        const found = await people.find(viewer, { query: query["query"], suggested, place: placeOf(page) });
        return present(viewer, found, page);
      },
    },
    {
      method: "GET",
      path: "/connections",
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const page = toPageNumber(query["page"]);
        const found = await people.connections(viewer, tabOf(query["tab"]), query["query"], placeOf(page));
        return present(viewer, found, page);
      },
    },
    {
      method: "GET",
      path: "/friends/suggestions",
      async handle({ context }) {
        const suggestions = await people.suggestions(requireViewer(context), SUGGESTED_MAX);
        return { body: { suggestions: suggestions.map((one) => presentSuggestion(one, urlOf)) } };
      },
    },
    {
      method: "DELETE",
      path: "/friends/suggestions/:id",
      async handle({ context, params }) {
        await people.dismiss(requireViewer(context), toId(params["id"], MEMBER));
        return { body: { message: "Suggestion dismissed" } };
      },
    },
  ];
};
