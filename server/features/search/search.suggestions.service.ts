import { isBlank, isStorable, lengthOf } from "#server/core/text.rules";
import type { Viewer } from "#server/core/viewer";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { TagsService } from "#server/features/posts/tags/tags.service";
import type { Limits } from "#server/platform/limits/limiter";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { SUGGESTED, type Suggestions } from "./search.model.ts";
import { QUERY_MAX, QUERY_MIN } from "./search.rules.ts";
import { personResult, type SearchService, tagResult } from "./search.service.ts";

interface Parts {
  limits: Limits;
  ideas: IdeasService;
  people: PeopleService;
  tags: TagsService;
  search: SearchService;
}

/** In a shorter name a slip is as long as the name. */
const FORGIVEN_MIN = 4;

const NOTHING: Suggestions = { ideas: [], people: [], tags: [] };

/** Suggests results while somebody types. */
export class SuggestionsService {
  constructor(private readonly parts: Parts) {}

  /**
   * The best few results of each kind; none for a text that a search refuses.
   * @throws DomainError RATE_LIMITED for more calls than anybody can type.
   */
  async suggest(viewer: Viewer, query: string): Promise<Suggestions> {
    const typed = query.trim().replace(/\s+/gu, " ").toLowerCase();
    const length = lengthOf(typed);
    if (length < QUERY_MIN || length > QUERY_MAX || isBlank(typed) || !isStorable(typed)) return NOTHING;
    await this.parts.limits.consume("searchSuggestionsByMember", viewer.id);
    const name = typed.replace(/^[@＠#＃]/, "");
    const [ideas, people, tags] = await Promise.all([
      /^[@＠#＃]/.test(typed) ? [] : this.parts.ideas.whileTyping(viewer, typed),
      /^[#＃]/.test(typed) || lengthOf(name) < QUERY_MIN ? [] : this.#people(viewer, name),
      typed.startsWith("@") ? [] : this.#tags(viewer, name.replace(/ /g, "-")),
    ]);
    return { ideas, people, tags };
  }

  async #people(viewer: Viewer, name: string) {
    const page = await this.parts.people.search(viewer, name, { first: SUGGESTED, after: null });
    const found = page.items.map(({ item }) => personResult(item, name));
    if (found.length > 0 || lengthOf(name) < FORGIVEN_MIN) return found;
    return (await this.parts.search.peopleNear(viewer, name, SUGGESTED)).items.map(({ node }) => node);
  }

  async #tags(viewer: Viewer, name: string) {
    const found = await this.parts.tags.beginningWith(viewer, name, SUGGESTED);
    if (found.length > 0 || lengthOf(name) < FORGIVEN_MIN) return found.map((tag) => tagResult(tag, name));
    return (await this.parts.search.tagsNear(viewer, name, SUGGESTED)).items.map(({ node }) => node);
  }
}
