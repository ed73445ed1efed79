import { befriend, join } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone no list of people scrolls by itself, and no row is cut", async ({
  signedIn: page,
  member,
  origin,
}) => {
  test.slow();
  for (const name of ["Bo Lind", "Cy Marsh", "Di Noor", "Ed Ost", "Fa Pell", "Gil Rey"]) {
    const one = await join({ url: origin }, name);
    await one.query(`mutation ($id: ID!) { sendBondRequest(id: $id) { id } }`, { id: String(member.id) });
  }
  const hana = await join({ url: origin }, "Hana Sørensen");
  await befriend(hana, member);
  await page.goto("/bonds");
  const requests = page.getByRole("region", { name: "New Friend Requests" });
  await expect(requests.getByRole("listitem")).toHaveCount(6);
  const inner = await page
    .getByRole("main")
    .getByRole("list")
    .evaluateAll((lists) => lists.filter((list) => list.scrollHeight > list.clientHeight + 1).length);
  expect(inner).toBe(0);
  await page.getByRole("button", { name: "Message Hana Sørensen" }).click();
  await expect(page).toHaveURL(/\/chat\?c=/);
});
