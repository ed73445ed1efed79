import { join } from "#tests/kit/people";
import type { Person } from "#tests/kit/people";

const AUTHORS = 8;
const WORDS = "bridge garden bench night energy letter school water bread signal forest paper market train light".split(
  " ",
);

/** Returns the text of a post: a paragraph with a tag, a mention and a link, as long as a card's text or longer. */
function textOf(at: number, mentioned: string): string {
  const words = Array.from({ length: 30 + (at % 5) * 8 }, (_, word) => WORDS[(at * 7 + word * 3) % WORDS.length]);
  return `${words.join(" ")} #${WORDS[at % WORDS.length]} @${mentioned} https://example.org/${at}`;
}

/** Fills an empty community with posts that everyone sees, and returns a member who has written none of them. */
export async function fill(url: string, posts: number): Promise<Person> {
  const authors: Person[] = [];
  for (let at = 0; at < AUTHORS; at++) authors.push(await join({ url }, `Author ${at}`));
  await Promise.all(
    authors.map(async (author, mine) => {
      for (let at = mine; at < posts; at += AUTHORS) {
        const mentioned = authors[(at + 3) % AUTHORS]?.username ?? author.username;
        await author.posts(textOf(at, mentioned), at % 2 === 0 ? { title: `Thought number ${at}` } : {});
      }
    }),
  );
  return await join({ url }, "Reader");
}
