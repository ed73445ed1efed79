ALTER TABLE "post_revisions" ADD COLUMN "visibility" text DEFAULT 'bonds' NOT NULL;--> statement-breakpoint
-- The visibility of a post in a group never changes; other versions without one were for bonds at least.
UPDATE "post_revisions" SET "visibility" = "posts"."visibility" FROM "posts" WHERE "posts"."id" = "post_revisions"."post_id" AND "posts"."group_id" IS NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "latitude" = round("latitude"::numeric, 2), "longitude" = round("longitude"::numeric, 2) WHERE "latitude" IS NOT NULL;--> statement-breakpoint
UPDATE "drafts" SET "data" = jsonb_set("data", '{location}', jsonb_build_object('lat', round(("data" #>> '{location,lat}')::numeric, 2), 'lng', round(("data" #>> '{location,lng}')::numeric, 2))) WHERE jsonb_typeof("data" -> 'location') = 'object';
