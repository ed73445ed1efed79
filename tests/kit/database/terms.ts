import type postgres from "postgres";

/** Fills tables with rows that no search will find: their words, which take the most time, are not read. */
export async function withoutTerms(sql: postgres.Sql, fill: () => Promise<unknown>): Promise<void> {
  const turn = async (state: "disable" | "enable") => {
    await sql.unsafe(`alter table posts ${state} trigger posts_terms_read`);
    await sql.unsafe(`alter table comments ${state} trigger comments_terms_read`);
  };
  await turn("disable");
  try {
    await fill();
  } finally {
    await turn("enable");
  }
}
