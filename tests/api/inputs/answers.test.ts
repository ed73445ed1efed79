import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

const app = await startApp();
const { ada, bo } = await people(app);

test("who deletes a group learns until when it can be restored", async () => {
  const { createGroup } = await ada.query<{ createGroup: { id: string } }>(
    `mutation { createGroup(input: { name: "Cheese", description: "About cheese and its makers", category: "Technology" }) { id } }`,
  );
  const { deleteGroup } = await ada.query<{ deleteGroup: { id: string; name: string } & Record<string, string> }>(
    `mutation { deleteGroup(id: "${createGroup.id}", name: "Cheese") { id name deletedAt removedAt } }`,
  );
  expect(deleteGroup).toMatchObject({ id: createGroup.id, name: "Cheese" });
  const days = (Date.parse(deleteGroup["removedAt"] ?? "") - Date.parse(deleteGroup["deletedAt"] ?? "")) / 86_400_000;
  expect(days).toBeCloseTo(30);
});

test("staff who act on a member get the act", async () => {
  await app.sql`update users set role = 'admin' where id = ${ada.id}`;
  const { mailMember } = await ada.query<{ mailMember: unknown }>(
    `mutation { mailMember(id: "${bo.id}", mail: PASSWORD_RESET) { action subject { kind id } } }`,
  );
  expect(mailMember).toEqual({ action: "password_reset.send", subject: { kind: "MEMBER", id: String(bo.id) } });
  const { createInvitation } = await ada.query<{ createInvitation: { invitation: { id: string } } }>(
    "mutation { createInvitation { invitation { id revokedAt } } }",
  );
  const { id } = createInvitation.invitation;
  expect(await ada.query(`mutation { revokeInvitation(id: "${id}") { id revokedAt } }`)).toEqual({
    revokeInvitation: { id, revokedAt: expect.stringMatching(/^\d{4}-/) },
  });
});
