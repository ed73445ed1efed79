import { PASSWORD } from "#tests/kit/people";
import type { Stand } from "#tests/lab/stand";
import { Visit, type Vitals } from "./visit.ts";

/** A visitor opens the sign-in page, types a wrong password, looks at it, and is refused. */
export async function visitLogin(stand: Stand): Promise<Vitals> {
  const visit = await Visit.open(stand, "/auth/login", null);
  const { page } = visit;
  await visit.tap("tap on the name", page.getByLabel("Email or username"));
  await visit.type("type the name", stand.reader.username);
  await visit.tap("tap on the password", page.getByLabel("Password", { exact: true }));
  await visit.type("type the password", `not ${PASSWORD}`);
  await visit.tap("show the password", page.getByRole("button", { name: "Show characters" }));
  await visit.tap("sign in", page.getByRole("button", { name: "Sign In" }));
  return await visit.close();
}

/** A member opens the feed, likes a post, opens and closes the menus, and begins to write an idea. */
export async function visitFeed(stand: Stand): Promise<Vitals> {
  const visit = await Visit.open(stand, "/", stand.reader.token);
  const { page } = visit;
  const post = page.getByRole("feed").getByRole("article").first();
  await visit.tap("like a post", post.locator("[data-act=like]"));
  await visit.tap("open the menu", page.getByRole("button", { name: "Menu", exact: true }));
  await visit.press("close the menu", "Escape");
  await visit.tap("open the composer", page.getByRole("button", { name: "Start a post" }));
  await visit.type("type an idea", "Bridges are built from both banks.");
  return await visit.close();
}
