import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";
import { answer, createGroup, enter, type RestGroup } from "./founding.ts";

const app = await startApp();

test("owners and admins read the message of a request until they answer it, and nobody else does", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada, { visibility: "private" });
  const requestsOf = async (who: Person) => {
    const { body } = await who.get<{ requests: { id: number; message: string | null }[] }>(
      `/api/groups/${group.slug}/requests`,
    );
    return body.requests.map(({ message }) => message);
  };
  const ask = (who: Person, message: unknown) =>
    who.send<{ group: RestGroup & { request_message: string | null }; errors?: Record<string, string[]> }>(
      `/api/groups/${group.id}/join`,
      { message },
    );

  expect((await ask(bo, "x".repeat(501))).body.errors?.["message"]).toEqual([
    "The message can have at most 500 characters",
  ]);
  expect((await ask(bo, "  I mend bicycles. ")).body.group).toMatchObject({
    state: "requested",
    request_message: "I mend bicycles.",
  });
  await ask(cy, " ");
  expect(await requestsOf(ada)).toEqual([null, "I mend bicycles."]);
  expect(await requestsOf(bo)).toEqual([]);
  // A message that comes later replaces the former one, and a repeated request without one changes nothing.
  await bo.query(`mutation ($id: ID!) { joinGroup(id: $id, message: "I mend radios.") { id } }`, { id: group.id });
  await enter(bo, group);
  expect(await requestsOf(ada)).toEqual([null, "I mend radios."]);
  const { group: seen } = await cy.query<{ group: { viewerMessage: string | null } }>(
    "query ($slug: String!) { group(slug: $slug) { viewerMessage } }",
    { slug: group.slug },
  );
  expect(seen.viewerMessage).toBeNull();
  await answer(ada, group, bo, "approve");
  expect(await app.sql`select 1 from group_members where request_message is not null`).toHaveLength(0);
});
