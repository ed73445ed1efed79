import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faultsOfMigration, SECOND_STEPS } from "./migrations.ts";

const FILES = readdirSync("drizzle").filter((name) => name.endsWith(".sql"));
const textOf = (file: string) => readFileSync(`drizzle/${file}`, "utf8");

describe("the migrations", () => {
  test.each(FILES)("%s only adds, and holds no lock for long", (file) => {
    expect(faultsOfMigration(file, textOf(file))).toEqual([]);
  });

  test("every second step is one of a migration", () => {
    const faults = SECOND_STEPS.filter(({ file, statement }) => !textOf(file).includes(statement));
    expect(faults).toEqual([]);
  });
});

describe("a planted migration", () => {
  test.each([
    `DROP TABLE "posts";`,
    `ALTER TABLE "posts" DROP COLUMN "title";`,
    `ALTER TABLE "posts" RENAME COLUMN "title" TO "heading";`,
    `ALTER TABLE "posts" ALTER COLUMN "title" SET DATA TYPE varchar(10);`,
    `ALTER TABLE "posts" ALTER COLUMN "title" SET NOT NULL;`,
    `ALTER TABLE "posts" ADD COLUMN "mood" text NOT NULL;`,
    `ALTER TABLE "posts" DROP CONSTRAINT "posts_author_id_fkey";`,
    `TRUNCATE "posts";`,
    `CREATE INDEX "posts_mood_idx" ON "posts" USING btree ("mood");`,
    `CREATE UNIQUE INDEX "posts_mood_key" ON "posts" ("mood");`,
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_mood_idx" ON "posts" ("mood");`,
    `DROP INDEX "posts_words_idx";`,
    `ALTER TABLE "posts" ADD CONSTRAINT "short" CHECK (length(title) < 10);`,
    `ALTER TABLE "posts" ADD CONSTRAINT "posts_mood_fk" FOREIGN KEY ("mood") REFERENCES "public"."moods"("id");`,
    `ALTER TABLE "posts" ADD CONSTRAINT "posts_mood_key" UNIQUE ("mood");`,
    `-- outside a transaction\nCREATE INDEX CONCURRENTLY "posts_mood_idx" ON "posts" ("mood");`,
    `-- outside a transaction\nALTER TABLE "posts" ADD COLUMN "mood" text;`,
  ])("is refused: %s", (text) => {
    expect(faultsOfMigration("0014_planted.sql", text)).toHaveLength(1);
  });

  test.each([
    `ALTER TABLE "posts" ADD COLUMN "mood" text;`,
    `ALTER TABLE "posts" ADD COLUMN "mood" text DEFAULT 'calm' NOT NULL;`,
    `CREATE TABLE "moods" ("id" bigint PRIMARY KEY);--> statement-breakpoint\nCREATE INDEX "moods_idx" ON "moods" ("id");--> statement-breakpoint\nALTER TABLE "moods" ADD CONSTRAINT "m" FOREIGN KEY ("id") REFERENCES "public"."posts"("id");`,
    `ALTER TABLE "posts" ADD CONSTRAINT "short" CHECK (length(title) < 10) NOT VALID;`,
    `-- outside a transaction: members write meanwhile\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_mood_idx" ON "posts" ("mood");`,
    `-- A table that nobody reads: DROP TABLE is not in here.\nUPDATE "posts" SET "mood" = 'calm';`,
  ])("is accepted: %s", (text) => {
    expect(faultsOfMigration("0014_planted.sql", text)).toEqual([]);
  });

  test("is accepted as it is when it is one of the first fourteen", () => {
    expect(faultsOfMigration("0013_planted.sql", `DROP TABLE "posts";`)).toEqual([]);
  });
});
