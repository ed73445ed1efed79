ALTER TABLE "messages" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "place_name" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "withheld" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_posts_count" integer DEFAULT 0 NOT NULL;