import { pino } from "pino";
import type { StartOptions } from "#server/app/process/server";
import { FEATURES } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import type { App } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { runJob } from "#tests/kit/jobs";
import { people, type Person } from "#tests/kit/people";

/** Every stored count that the features declare. */
export const COUNTS = FEATURES.build(idleCore()).counts;

/** A wrong count as the log reports it. */
interface Drifted {
  counter: string;
  id: string;
  off: number;
}

/** A log that remembers the wrong counts. */
export class DriftLog {
  readonly #lines: string[] = [];
  readonly options: Pick<StartOptions, "log"> = {
    log: pino({ level: "warn" }, { write: (line: string) => this.#lines.push(line) }),
  };

  get drifts(): Drifted[] {
    // The server writes its log as JSON.
    const lines = this.#lines.map((line) => JSON.parse(line) as Partial<Drifted>);
    return lines.flatMap(({ counter, id, off }) =>
      counter !== undefined && id !== undefined && off !== undefined ? [{ counter, id, off }] : [],
    );
  }
}

/** Compares all stored counts with their rows, as in a night. */
export const recountAll = async (app: App): Promise<void> =>
  void (await Promise.all(COUNTS.map(({ name }) => runJob(app, `${name}.recount`))));

/** What exists after some members have used the product. */
export interface Keys {
  member: number;
  post: number;
  comment: number;
  group: number;
  conversation: number;
  notification: number;
  tag: string;
}

/** Lets Ada, Bo and Cy do everything that any stored count counts, each at least once. */
export async function useEverything(app: App): Promise<{ members: Record<"ada" | "bo" | "cy", Person>; keys: Keys }> {
  const members = await people(app);
  const { ada, bo, cy } = members;
  const tag = `rain${ada.id}`;
  const post = await ada.posts(`A garden for the rain #${tag}`);
  await ada.posts("Between friends", { visibility: "bonds" });
  await ada.posts("To myself", { visibility: "only_me" });
  await ada.send(`/api/posts/${post.id}/like`);
  await Promise.all([bo, cy].map((one) => one.send(`/api/posts/${post.id}/like`)));
  await bo.send(`/api/posts/${post.id}/bookmark`);
  const comment = await bo.comments(post, "Where does it flow?");
  await cy.comments(post, "Downhill", comment);
  await ada.send(`/api/comments/${comment.id}/like`);
  const group = await ada.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name: `Gardens of ${ada.username}`,
    description: "About gardens",
    category: "Design",
    visibility: "public",
  });
  await bo.send(`/api/groups/${group.body.group.slug}/join`);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "Do you have a spade?");
  await sendMessage(bo, conversation, "Two");
  await ada.send(`/api/conversations/${conversation.id}/read`, { seq: 2 });
  const notification = await eventually(async () => {
    const [row] = await app.sql<{ id: number }[]>`select id::int from notifications
      where user_id = ${ada.id} and type = 'like' and actors_count = 2`;
    return row?.id ?? false;
  });
  const keys = {
    member: ada.id,
    post: post.id,
    comment: comment.id,
    group: group.body.group.id,
    conversation: conversation.id,
    notification: Number(notification),
    tag,
  };
  return { members, keys };
}
