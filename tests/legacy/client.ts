/* A client of the product's older contract, written from the specification alone: plain fetch, a base URL, a token
   in a storage, the older texts where an answer has none. It imports no code of the product; a change that breaks
   this client breaks existing clients. */

import { LegacyAccountCalls } from "./account.ts";
import { LegacyCommentsCalls } from "./comments.ts";
import { type Keep, LegacyHttp } from "./http.ts";
import { LegacyPeopleCalls } from "./people.ts";
import { LegacyPostsCalls } from "./posts.ts";
import { LegacyProfileCalls } from "./profile.ts";

/** The older client: one for each browser that has it. */
export class LegacyClient {
  readonly account: LegacyAccountCalls;
  readonly profile: LegacyProfileCalls;
  readonly posts: LegacyPostsCalls;
  readonly comments: LegacyCommentsCalls;
  readonly people: LegacyPeopleCalls;

  constructor(base: string, keep: Keep) {
    const http = new LegacyHttp(base, keep);
    this.account = new LegacyAccountCalls(http);
    this.profile = new LegacyProfileCalls(http);
    this.posts = new LegacyPostsCalls(http);
    this.comments = new LegacyCommentsCalls(http);
    this.people = new LegacyPeopleCalls(http);
  }
}
