import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { block, join, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();

type Kind = "PROFILE_VIEW" | "IMPRESSION" | "SEARCH_APPEARANCE";
const report = async (who: Person, ...seen: [Kind, { id: number }][]) =>
  (
    await who.query<{ recordSightings: number }>(
      `mutation Seen($sightings: [SightingInput!]!) { recordSightings(sightings: $sightings) }`,
      { sightings: seen.map(([kind, { id }]) => ({ kind, id })) },
    )
  ).recordSightings;

interface Figures {
  viewer: {
    analytics: {
      figures: {
        metric: string;
        count: number;
        previousCount: number;
        changePercent: number | null;
        progress: number;
      }[];
    };
  };
}
const figures = async (who: Person, range = "WEEK") =>
  (
    await who.query<Figures>(
      `query Figures($range: AnalyticsRange!) { viewer { analytics(range: $range) { figures {
        metric count previousCount changePercent progress } } } }`,
      { range },
    )
  ).viewer.analytics.figures;
const counts = async (who: Person) => (await figures(who)).map(({ count }) => count);

/** Rolls up now, as the job does every hour. */
const rollUp = () => runJob(app, "analytics.rollUp");

test("an impression of others counts once in its time, and one's own never", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const post = await ada.posts("To be seen");
  expect(await report(bo, ["PROFILE_VIEW", ada], ["IMPRESSION", post], ["SEARCH_APPEARANCE", ada])).toBe(3);
  expect(await report(bo, ["PROFILE_VIEW", ada], ["PROFILE_VIEW", ada], ["IMPRESSION", post])).toBe(0);
  expect(await report(cy, ["PROFILE_VIEW", ada])).toBe(1);
  expect(await report(ada, ["PROFILE_VIEW", ada], ["IMPRESSION", post])).toBe(0);
  expect(await counts(ada)).toEqual([2, 1, 1]);
  await app.sql`update sightings set created_at = now() - interval '9 hours' where owner_id = ${ada.id} and viewer_id = ${bo.id}`;
  expect(await report(bo, ["PROFILE_VIEW", ada], ["IMPRESSION", post])).toBe(1);
});

test("the same impression sent many times at once counts once", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const counted = await Promise.all(Array.from({ length: 8 }, () => report(bo, ["PROFILE_VIEW", ada])));
  expect(counted.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});

test("what the viewer may not see does not count, and invalid input is refused", async () => {
  const { ada, bo, cy } = await people(app);
  const hidden = await ada.posts("For bonds", { visibility: "bonds" });
  expect(await report(cy, ["IMPRESSION", hidden])).toBe(0);
  expect(await report(bo, ["IMPRESSION", hidden])).toBe(1);
  await block(app, ada, cy);
  expect(await report(cy, ["PROFILE_VIEW", ada], ["PROFILE_VIEW", { id: 999_999_999 }])).toBe(0);
  const statuses = async (events: unknown) => (await bo.send("/api/events", { events })).status;
  expect(await statuses([{ kind: "profile_view", id: ada.id }])).toBe(200);
  expect(await statuses([{ kind: "like", id: ada.id }])).toBe(422);
  expect(await statuses("all")).toBe(422);
  expect(await statuses(Array.from({ length: 51 }, () => ({ kind: "impression", id: 1 })))).toBe(422);
});

test("rolling up, also twice, changes no figure", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await report(bo, ["PROFILE_VIEW", ada]);
  await rollUp();
  expect(await counts(ada)).toEqual([1, 0, 0]);
  const [row] = await app.sql`select count from metric_days where user_id = ${ada.id} and metric = 'profile_view'`;
  expect(row).toEqual({ count: 1 });
  await report(cy, ["PROFILE_VIEW", ada]);
  expect(await counts(ada)).toEqual([2, 0, 0]);
  await rollUp();
  await rollUp();
  expect(await counts(ada)).toEqual([2, 0, 0]);
});

describe("the details of the figures", () => {
  const AUDIENCE = `query Audience($range: AnalyticsRange!) { viewer { analytics(range: $range) {
    topPosts { post { id content } impressions viewers } sources { source count percent }
    visitors { count unnamed people { user { name } visits } } } } }`;
  interface Audience {
    topPosts: { post: { id: string }; impressions: number; viewers: number }[];
    sources: { source: string; count: number; percent: number }[];
    visitors: { count: number; unnamed: number; people: { user: { name: string }; visits: number }[] };
  }
  const audience = async (who: Person, range = "WEEK") =>
    (await who.query<{ viewer: { analytics: Audience } }>(AUDIENCE, { range })).viewer.analytics;
  const visit = (who: Person, whom: Person, source?: string) =>
    who.send("/api/events", { events: [{ kind: "profile_view", id: whom.id, ...(source && { source }) }] });
  const shareVisits = (who: Person, on = true) =>
    who.query(`mutation Say($on: Boolean!) { updateSettings(input: { showVisits: $on }) { showVisits } }`, { on });

  test("are the posts with most impressions, each impression once, and only existing ones", async () => {
    const { ada, bo, cy } = await people(app);
    const [few, many, gone] = [await ada.posts("Few"), await ada.posts("Many"), await ada.posts("Gone")];
    await report(bo, ["IMPRESSION", few], ["IMPRESSION", many], ["IMPRESSION", gone]);
    await report(bo, ["IMPRESSION", many]);
    await app.sql`update sightings set created_at = now() - interval '2 days' where viewer_id = ${bo.id} and post_id = ${many.id}`;
    await report(bo, ["IMPRESSION", many]);
    await report(cy, ["IMPRESSION", many], ["IMPRESSION", gone]);
    await report(ada, ["IMPRESSION", few]);
    await ada.ask(`mutation Delete($id: ID!) { deletePost(id: $id) }`, { id: String(gone.id) });
    expect((await audience(ada)).topPosts).toEqual([
      { post: { id: String(many.id), content: "Many" }, impressions: 3, viewers: 2 },
      { post: { id: String(few.id), content: "Few" }, impressions: 1, viewers: 1 },
    ]);
    const { body } = await ada.get("/api/profile/analytics/audience");
    expect(body).toMatchObject({
      range: "week",
      top_posts: [{ post: { id: many.id }, impressions: 3, viewers: 2 }, {}],
    });
    await app.sql`update sightings set created_at = now() - interval '8 days' where owner_id = ${ada.id} and post_id = ${few.id}`;
    expect((await audience(ada)).topPosts).toHaveLength(1);
    expect((await audience(ada, "MONTH")).topPosts).toHaveLength(2);
    expect((await audience(bo)).topPosts, "nobody else's").toEqual([]);
  });

  test("are the sources of visits within the product, each visit once", async () => {
    const ada = await join(app, "Ada");
    const [bo, cy, dee] = await Promise.all([join(app, "Bo"), join(app, "Cy"), join(app, "Dee")]);
    await visit(bo, ada, "feed");
    await visit(bo, ada, "search");
    await visit(cy, ada, "feed");
    await visit(dee, ada);
    expect((await audience(ada)).sources).toEqual([
      { source: "FEED", count: 2, percent: 67 },
      { source: "OTHER", count: 1, percent: 33 },
    ]);
    expect((await visit(bo, cy, "moon")).status).toBe(422);
    const text = `mutation { recordSightings(sightings: [{ kind: PROFILE_VIEW, id: "${cy.id}", source: PEOPLE }]) }`;
    expect(await bo.query(text)).toEqual({ recordSightings: 1 });
    const { body } = await cy.get("/api/profile/analytics/audience?range=year");
    expect(body).toMatchObject({ range: "year", sources: [{ source: "people", count: 1, percent: 100 }] });
    expect((await audience(await join(app, "Nobody"))).sources).toEqual([]);
  });

  test("are visitors, named only where both share it, and never those whom the viewer cannot see", async () => {
    const ada = await join(app, "Ada");
    const [bo, cy, dee] = await Promise.all([join(app, "Bo"), join(app, "Cy"), join(app, "Dee")]);
    for (const who of [bo, cy, dee]) await visit(who, ada);
    await app.sql`update sightings set created_at = created_at - interval '9 hours' where owner_id = ${ada.id}`;
    await visit(bo, ada);
    const visitors = async () => (await audience(ada)).visitors;
    expect(await visitors()).toEqual({ count: 3, unnamed: 3, people: [] });
    for (const who of [bo, dee]) await shareVisits(who);
    expect(await visitors(), "Ada does not say so herself").toEqual({ count: 3, unnamed: 3, people: [] });
    await shareVisits(ada);
    expect(await visitors()).toEqual({
      count: 3,
      unnamed: 1,
      people: [
        { user: { name: "Bo" }, visits: 2 },
        { user: { name: "Dee" }, visits: 1 },
      ],
    });
    const rest = (await ada.get<{ visitors: object }>("/api/profile/analytics/audience")).body.visitors;
    expect(rest).toMatchObject({ count: 3, people: [{ user: { id: bo.id }, visits: 2 }, { user: { id: dee.id } }] });
    await block(app, dee, ada);
    await shareVisits(bo, false);
    expect(await visitors()).toEqual({ count: 3, unnamed: 3, people: [] });
    expect((await new RestClient(app).get("/api/profile/analytics/audience")).status).toBe(401);
  });
});

test("each range is compared with the one before, on both faces, and only for its member", async () => {
  const ada = await join(app, "Ada");
  await app.sql`insert into metric_days (user_id, metric, day, count) values
    (${ada.id}, 'profile_view', current_date - 1, 6), (${ada.id}, 'profile_view', current_date - 8, 4),
    (${ada.id}, 'profile_view', current_date - 40, 12)`;
  const [week] = await figures(ada);
  expect(week).toEqual({ metric: "PROFILE_VIEWS", count: 6, previousCount: 4, changePercent: 50, progress: 50 });
  expect((await figures(ada, "MONTH"))[0]).toMatchObject({ count: 10, previousCount: 12, changePercent: -17 });
  expect((await figures(ada, "YEAR"))[0]).toMatchObject({
    count: 22,
    previousCount: 0,
    changePercent: null,
    progress: 100,
  });
  const { body } = await ada.get<{ metrics: { kind: string; count: number; series: unknown[] }[] }>(
    "/api/profile/analytics?range=month",
  );
  expect(body).toMatchObject({ range: "month" });
  expect(body.metrics.map(({ kind, count }) => [kind, count])).toEqual([
    ["profile_views", 10],
    ["post_impressions", 0],
    ["search_appearances", 0],
  ]);
  expect(body.metrics[0]?.series).toHaveLength(30);
  expect((await ada.get("/api/profile/analytics?range=decade")).status).toBe(422);
});
