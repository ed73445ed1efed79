ALTER TABLE "tag_trends" ADD COLUMN "usual_authors" double precision;--> statement-breakpoint
ALTER TABLE "tag_trends" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_trends" ADD COLUMN "daily_authors" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The figures of the last count lack the new ones: the next start counts them again.
DELETE FROM "explore_totals";
