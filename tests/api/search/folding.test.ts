import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { bond, join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";

const app = await startApp();

interface Named {
  id: number | string;
}

let reader: Person;
let kral: Person;
let aydin: Person;

beforeAll(async () => {
  [reader, kral, aydin] = await Promise.all([join(app, "Reader"), join(app, "Tomas Kral"), join(app, "Elif Aydin")]);
  // Usernames have plain characters, names have any; so only the names can be found below.
  await app.sql`update users set name = 'Tomáš Král', username = 'somebody' where id = ${kral.id}`;
  await app.sql`update users set name = 'Elif Aydın', username = 'somebody-else' where id = ${aydin.id}`;
  await bond(app, reader, kral);
});

describe("a name is found without its accents", () => {
  const matches = async (path: string) => {
    const { body } = await reader.get<Record<string, { user?: Named; id?: number }[]>>(`/api${path}`);
    return Object.values(body)
      .filter(Array.isArray)
      .flat()
      .map(({ user, id }) => user?.id ?? id);
  };

  test("by the search for people, and by its suggestions", async () => {
    expect(await matches("/search?kind=people&query=kral")).toEqual([kral.id]);
    expect(await matches("/search?kind=people&query=AYDIN")).toEqual([aydin.id]);
    expect(await matches("/search?kind=people&query=Tomaš%20krá")).toEqual([kral.id]);
    expect(await matches("/search/suggestions?query=aydin")).toEqual([aydin.id]);
  });

  test("among all members, and among one's bonds", async () => {
    expect(await matches("/friends/search?query=kral")).toEqual([kral.id]);
    const { viewer } = await reader.query<{ viewer: { connections: { edges: { node: Named }[] } } }>(
      `query { viewer { connections(tab: MUTUAL, query: "kral", first: 5) { edges { node { id } } } } }`,
    );
    expect(viewer.connections.edges.map(({ node }) => node.id)).toEqual([String(kral.id)]);
  });

  test("while somebody is mentioned", async () => {
    const { people } = await reader.query<{ people: { edges: { node: Named }[] } }>(
      `query { people(query: "aydin", first: 5) { edges { node { id } } } }`,
    );
    expect(people.edges.map(({ node }) => node.id)).toEqual([String(aydin.id)]);
  });

  test("and so is the name of a group", async () => {
    const { status } = await kral.send("/api/groups", {
      name: "Fahrräder für Zürich",
      description: "Wir teilen sie.",
      category: "Society",
      visibility: "public",
    });
    expect(status).toBe(201);
    const { body } = await reader.get<{ groups: { name: string }[] }>("/api/groups?query=fahrrader%20fur%20zurich");
    expect(body.groups.map(({ name }) => name)).toEqual(["Fahrräder für Zürich"]);
  });
});

describe("an idea is found", () => {
  const find = async (query: string) => {
    const { body } = await reader.get<{ results: { post: { id: number } }[]; isNear: boolean }>(
      `/api/search?query=${encodeURIComponent(query)}`,
    );
    return body.isNear ? [] : body.results.map(({ post }) => post.id);
  };

  test.each([
    ["cafe zurich", "Café Zürich", "Treffpunkt am See mit gutem Kaffee und viel Ruhe."],
    ["strasse", "Lesen auf der Straße", "Bücher für alle, die draußen warten."],
    ["FAHRRAD", "Unterwegs", "Wir teilen alte Fahrräder in der ganzen Stadt."],
    ["häuser", "Wohnen", "Ein altes Haus braucht viele Hände und noch mehr Geduld."],
    ["énergie renouvelable", "La ville", "Les énergies renouvelables dans notre ville coûtent moins cher."],
    ["cancion", "Música", "Cantamos canciones antiguas con todos los vecinos del barrio."],
    ["biciclette", "Strade", "Una bicicletta elettrica per tutti i quartieri della città."],
    ["自転車", "町", "自転車が好きな人のための町をつくる"],
    ["単車", "道", "古い単車を直して乗るのが好きです"],
    ["ก้าวหน้า", "เมือง", "เมืองก้าวหน้าของเรา"],
  ])("%s by %s", async (query, title, content) => {
    const { id } = await kral.posts(content, { title });
    expect(await find(query)).toEqual([id]);
  });

  test("by either of two words, in a place and with a video", async () => {
    const picture = await kral.uploads(await pictures.png());
    const wind = await kral.posts("Anemometers on the roof.", { title: "Blowing", media_ids: [picture.id] });
    const sun = await kral.posts("Heliostats on the roof.", { title: "Shining" });
    expect((await find("anemometers OR heliostats")).toSorted((a, b) => a - b)).toEqual([wind.id, sun.id]);
    expect(await find("anemometers OR heliostats -shining")).toEqual([wind.id]);
    expect(await find("heliostats OR")).toEqual([sun.id]);
    expect(await find("roof in:bookmarks")).toEqual([]);
    await reader.send(`/api/posts/${sun.id}/bookmark`);
    expect(await find("roof in:bookmarks")).toEqual([sun.id]);
    expect(await find("in:bookmarks")).toEqual([sun.id]);
    await app.sql`update posts set media = jsonb_set(media, '{0,type}', '"video"') where id = ${wind.id}`;
    const { body } = await reader.get<{ total: number }>("/api/search?query=roof%20has:video");
    expect(body.total).toBe(1);
    const { body: made } = await kral.send<{ group: { slug: string } }>("/api/groups", {
      name: "Roof people",
      description: "On roofs.",
      category: "Society",
      visibility: "public",
    });
    await app.sql`update posts set group_id = (select id from groups where slug = ${made.group.slug}) where id = ${sun.id}`;
    expect(await find(`roof in:${made.group.slug}`)).toEqual([sun.id]);
  });

  test("while it is typed, with a slip as well", async () => {
    const { id } = await kral.posts("Brass and springs.", { title: "The Metronôme of Zoë" });
    const typed = async (query: string) =>
      (
        await reader.get<{ ideas: { post: { id: number } }[] }>(
          `/api/search/suggestions?query=${encodeURIComponent(query)}`,
        )
      ).body.ideas.map(({ post }) => post.id);
    expect(await typed("metrono")).toEqual([id]);
    expect(await typed("metronome of zo")).toEqual([id]);
    expect(await typed("metromome")).toEqual([id]);
    expect(await typed("metrnome of zoe")).toEqual([id]);
  });
});

test("a tag is suggested with a slip as well, on both faces, the nearest first", async () => {
  await kral.posts("Gears turn.", { tags: ["orrery", "Uhrmacherei", "Uhrmacher"] });
  const query = `query ($query: String!) { searchSuggestions(query: $query) { tags { tag { name } } } }`;
  for (const [typed, names] of [
    ["orery", ["orrery"]],
    ["#orreri", ["orrery"]],
    ["uhrmachre", ["uhrmacher", "uhrmacherei"]],
    ["uhrm", ["uhrmacher", "uhrmacherei"]],
    ["orx", []],
  ] as const) {
    const { body } = await reader.get<{ tags: { tag: { name: string } }[] }>(
      `/api/search/suggestions?query=${encodeURIComponent(typed)}`,
    );
    expect(body.tags.map(({ tag }) => tag.name).toSorted(), typed).toEqual(names);
    const { searchSuggestions } = await reader.query<{ searchSuggestions: { tags: { tag: { name: string } }[] } }>(
      query,
      { query: typed },
    );
    expect(searchSuggestions.tags.map(({ tag }) => tag.name).toSorted(), typed).toEqual(names);
  }
  const { body } = await reader.get<{ results: { tag: { name: string } }[]; isNear: boolean }>(
    "/api/search?kind=tags&query=uhrmachre",
  );
  expect(body.isNear).toBe(true);
  expect(body.results[0]?.tag.name).toBe("uhrmacher");
});

test("a word is found with any one slip, however short it is, and a name with one in its beginning", async () => {
  const { id } = await kral.posts("Here stands a zebu.", { title: "Milking" });
  const results = async (kind: string, query: string) => {
    const { body } = await reader.get<{ results: { post: Named | null; user: Named | null }[]; isNear: boolean }>(
      `/api/search?kind=${kind}&query=${encodeURIComponent(query)}`,
    );
    return body.isNear ? body.results.map(({ post, user }) => post?.id ?? user?.id) : [];
  };
  for (const slip of ["zbeu", "zeub", "zeu", "zebbu", "zehu"]) expect(await results("ideas", slip), slip).toEqual([id]);
  expect(await results("ideas", "milking zbeu")).toEqual([id]);
  for (const slip of ["Tmoas", "Tmas", "Tomsa Kral", "Tomaas"])
    expect(await results("people", slip), slip).toContain(kral.id);
  expect(await results("people", "Xqvwz")).toEqual([]);
});
