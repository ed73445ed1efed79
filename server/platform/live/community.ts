import type { Caches } from "#server/cache/caches";
import type { Tally } from "#server/cache/tally";
import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { refusal } from "#server/core/errors";
import { orElse } from "#server/core/rejections";
import type { RequestContext, Viewer } from "#server/core/viewer";
import type { PublicRow } from "#server/db/community/communityRow";
import type { StoredImage } from "#server/db/schema/images";
import { defineEvent, type Events } from "./events.ts";

/** What everybody may know of the community, visitors too. */
export interface CommunityFacts {
  name: string;
  logo: StoredImage | null;
  /** A mail address or a page; null when none is published. */
  contact: string | null;
  /** The colour of links and buttons on light and on dark surfaces; null for that of the product. */
  accentLight: string | null;
  accentDark: string | null;
  /** What everybody reads in a bar; null when there is nothing to say now. */
  announcement: { text: string; until: string | null } | null;
  /** What members read while they can only read; null while they can write. */
  maintenance: { message: string } | null;
  /** Whether visitors read a few public ideas on the sign-in page. */
  publicIdeas: boolean;
}

/** The settings of the community have changed. */
export const communityChanged = defineEvent<{ communityId: number }>("communityChanged");

/** The name of the product, which a community has until it chooses its own. */
export const PRODUCT_NAME = "Commonplace";
const READ_ONLY = "The community is being maintained. You can read everything, and write again soon.";

interface Parts {
  events: Pick<Events, "onChange" | "onResumed">;
  caches: Pick<Caches, "own">;
  read(): Promise<PublicRow | undefined>;
  /** The contact of the configuration. */
  contact: string | null;
}

/**
 * Remembers what everybody may know of the community, because every page, every mail and every act needs it: it is read
 * once, and again after each change on any process.
 */
export class CommunityMemory {
  #row: PublicRow | undefined;
  #reading: Promise<PublicRow | undefined> | null = null;
  /** Counts the changes, so that what was read before one is not remembered after it. */
  #changes = 0;
  readonly #tally: Tally | null;

  constructor(private readonly parts: Parts) {
    this.#tally = parts.caches.own({ name: "community", max: 1, size: () => (this.#reading ? 1 : 0) });
    parts.events.onChange(communityChanged, () => this.#forget());
    parts.events.onResumed(() => this.#forget());
  }

  /** Returns how it is now. While the database does not answer, it is as it was last known. */
  current(): Promise<CommunityFacts> {
    return orElse(this.fresh(), null, "optional").then((facts) => facts ?? this.known);
  }

  /** Returns how it is now, for those who are informed of a change. @throws what the database throws */
  async fresh(): Promise<CommunityFacts> {
    this.#tally?.count(this.#reading !== null);
    if (!this.#tally) return this.#factsOf(await this.#read());
    return this.#factsOf(await (this.#reading ??= beyondDeadlines(() => this.#read())));
  }

  /** Returns how it was last known, for whoever cannot wait for the database. */
  get known(): CommunityFacts {
    return this.#factsOf(this.#row);
  }

  /** Whoever waits for a read gets what it found, also when a later change lets nobody remember it. */
  async #read(): Promise<PublicRow | undefined> {
    const changes = this.#changes;
    try {
      const row = await this.parts.read();
      if (changes === this.#changes) this.#row = row;
      return row;
    } catch (error) {
      if (changes === this.#changes) this.#reading = null;
      throw error;
    }
  }

  #forget(): void {
    this.#changes++;
    this.#reading = null;
  }

  #factsOf(row: PublicRow | undefined): CommunityFacts {
    return {
      name: row?.name ?? PRODUCT_NAME,
      logo: row?.logo ?? null,
      contact: row?.contact ?? this.parts.contact,
      accentLight: row?.accentLight ?? null,
      accentDark: row?.accentDark ?? null,
      announcement: row ? announced(row) : null,
      maintenance: row?.maintenance ? { message: row.maintenanceMessage || READ_ONLY } : null,
      publicIdeas: row?.publicIdeas ?? true,
    };
  }
}

function announced({ announcement: text, announcementUntil: until }: PublicRow): CommunityFacts["announcement"] {
  return text === "" || (until !== null && Date.parse(until) <= Date.now()) ? null : { text, until };
}

/** Admits an act of a viewer. @throws DomainError SERVICE_UNAVAILABLE while members can only read */
export type AdmitAct = (context: Pick<RequestContext, "viewer">) => Promise<void>;

/** The seconds after which a member who can only read may try again. */
const TRY_AGAIN = 300;

/** Refuses acts while members can only read, except those of viewers who `isAlways` admits: the staff. */
export const admitsActs =
  (community: Pick<CommunityMemory, "current">, isAlways: (viewer: Viewer) => Promise<boolean>): AdmitAct =>
  async ({ viewer }) => {
    const { maintenance } = await community.current();
    if (maintenance && !(viewer && (await isAlways(viewer)))) {
      throw refusal("MAINTENANCE", maintenance.message, { retryAfter: TRY_AGAIN });
    }
  };
