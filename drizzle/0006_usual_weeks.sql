ALTER TABLE "tag_trends" ADD COLUMN "usual_authors" double precision;--> statement-breakpoint
ALTER TABLE "tag_trends" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_trends" ADD COLUMN "daily_authors" integer[] DEFAULT '{}' NOT NULL;