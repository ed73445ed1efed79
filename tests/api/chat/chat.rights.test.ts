import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people, type Person } from "#tests/kit/people";
import { talk } from "#tests/kit/chat";

const app = await startApp();

async function say(who: Person, conversation: { id: unknown }, text: string): Promise<number> {
  const { body, text: raw } = await who.send<{ message: { id: number } }>(
    `/api/conversations/${String(conversation.id)}/messages`,
    { text, client_id: crypto.randomUUID() },
  );
  if (!body.success) throw new Error(raw);
  return body.message.id;
}

test("a message of somebody else in one's conversation is 403, and of a foreign conversation 404", async () => {
  const { ada, bo, cy } = await people(app);
  const id = await say(ada, await talk(ada, [bo]), "Mine");
  const act = (who: Person, method: string) =>
    who.rest.send(method, `/api/messages/${id}`, method === "PUT" ? { text: "Yours" } : undefined, {
      token: who.token,
    });
  for (const method of ["PUT", "DELETE"]) {
    expect((await act(bo, method)).status, method).toBe(403);
    expect((await act(cy, method)).status, method).toBe(404);
  }
  expect((await bo.ask(`mutation { deleteMessage(id: ${id}) { id } }`)).code).toBe("FORBIDDEN");
  expect((await act(ada, "PUT")).status).toBe(200);
});

test("who has left a conversation changes nothing in it, but may delete their own message", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const [mine, theirs] = [await say(bo, conversation, "Mine"), await say(ada, conversation, "Theirs")];
  await app.sql`update participants set state = 'left' where conversation_id = ${conversation.id} and user_id = ${bo.id}`;
  const token = { token: bo.token };
  expect((await bo.rest.put(`/api/messages/${mine}`, { text: "x" }, token)).status).toBe(404);
  expect((await bo.send(`/api/messages/${theirs}/reactions`, { emoji: "👍" })).status).toBe(404);
  expect((await bo.rest.delete(`/api/messages/${theirs}`, token)).status).toBe(404);
  const gone = await bo.rest.delete(`/api/messages/${mine}`, token);
  expect(gone.status, gone.text).toBe(200);
  const [stored] = await app.sql`select text, deleted_at is not null as deleted from messages where id = ${mine}`;
  expect(stored).toEqual({ text: "", deleted: true });
});
