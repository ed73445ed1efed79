import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";

const app = await startApp();

type Kind = "PROFILE_VIEW" | "IMPRESSION" | "SEARCH_APPEARANCE";
const tell = async (who: Person, ...seen: [Kind, { id: number }][]) =>
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
async function rollUp(): Promise<void> {
  await app.sql`select graphile_worker.add_job('analytics.rollUp', job_key => 'now')`;
  for (let attempt = 0; attempt < 100; attempt++) {
    const [left] = await app.sql`select 1 from graphile_worker.jobs where task_identifier = 'analytics.rollUp'`;
    if (!left) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the job did not run");
}

test("what others saw is counted once in its time, and one's own never", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const post = await ada.posts("To be seen");
  expect(await tell(bo, ["PROFILE_VIEW", ada], ["IMPRESSION", post], ["SEARCH_APPEARANCE", ada])).toBe(3);
  expect(await tell(bo, ["PROFILE_VIEW", ada], ["PROFILE_VIEW", ada], ["IMPRESSION", post])).toBe(0);
  expect(await tell(cy, ["PROFILE_VIEW", ada])).toBe(1);
  expect(await tell(ada, ["PROFILE_VIEW", ada], ["IMPRESSION", post])).toBe(0);
  expect(await counts(ada)).toEqual([2, 1, 1]);
  await app.sql`update sightings set created_at = now() - interval '9 hours' where owner_id = ${ada.id} and viewer_id = ${bo.id}`;
  expect(await tell(bo, ["PROFILE_VIEW", ada], ["IMPRESSION", post])).toBe(1);
});

test("the same told many times at once is counted once", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const counted = await Promise.all(Array.from({ length: 8 }, () => tell(bo, ["PROFILE_VIEW", ada])));
  expect(counted.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});

test("what the viewer may not see is not counted, and nonsense is refused", async () => {
  const { ada, bo, cy } = await people(app);
  const hidden = await ada.posts("For bonds", { visibility: "bonds" });
  expect(await tell(cy, ["IMPRESSION", hidden])).toBe(0);
  expect(await tell(bo, ["IMPRESSION", hidden])).toBe(1);
  await block(app, ada, cy);
  expect(await tell(cy, ["PROFILE_VIEW", ada], ["PROFILE_VIEW", { id: 999_999_999 }])).toBe(0);
  const statuses = async (events: unknown) => (await bo.send("/api/events", { events })).status;
  expect(await statuses([{ kind: "profile_view", id: ada.id }])).toBe(200);
  expect(await statuses([{ kind: "like", id: ada.id }])).toBe(422);
  expect(await statuses("all")).toBe(422);
  expect(await statuses(Array.from({ length: 51 }, () => ({ kind: "impression", id: 1 })))).toBe(422);
});

test("rolling up, also twice, changes no figure", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await tell(bo, ["PROFILE_VIEW", ada]);
  await rollUp();
  expect(await counts(ada)).toEqual([1, 0, 0]);
  const [row] = await app.sql`select count from metric_days where user_id = ${ada.id} and metric = 'profile_view'`;
  expect(row).toEqual({ count: 1 });
  await tell(cy, ["PROFILE_VIEW", ada]);
  expect(await counts(ada)).toEqual([2, 0, 0]);
  await rollUp();
  await rollUp();
  expect(await counts(ada)).toEqual([2, 0, 0]);
});

test("each range is compared with the one before, on both faces, and nobody else is told", async () => {
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
