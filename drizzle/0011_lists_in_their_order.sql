CREATE TABLE "post_tags" (
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"post_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"is_public" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "bookmarks_user_idx";--> statement-breakpoint
DROP INDEX "group_members_user_idx";--> statement-breakpoint
DROP INDEX "group_members_list_idx";--> statement-breakpoint
DROP INDEX "bond_requests_to_idx";--> statement-breakpoint
DROP INDEX "bond_requests_from_idx";--> statement-breakpoint
DROP INDEX "follows_followee_idx";--> statement-breakpoint
-- The rows come before their index and their key, since a million of them are written sooner so.
INSERT INTO "post_tags" ("name", "created_at", "post_id", "author_id", "is_public")
SELECT DISTINCT "tag", "created_at", "id", "author_id", "visibility" = 'public' FROM "posts", unnest("tags") AS "tag";--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_name_pk" PRIMARY KEY("post_id","name");--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_tags_list_idx" ON "post_tags" USING btree ("name","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST,"author_id","is_public");--> statement-breakpoint
CREATE INDEX "sightings_owner_id_idx" ON "sightings" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "groups_newest_idx" ON "groups" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "groups_category_newest_idx" ON "groups" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "groups_description_trgm_idx" ON "groups" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bonds_list_idx" ON "bonds" USING btree ("user_id","created_at" DESC NULLS FIRST,"bond_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_follower_idx" ON "follows" USING btree ("follower_id","created_at" DESC NULLS FIRST,"followee_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_images_idx" ON "posts" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE media @> '[{"type": "image"}]';--> statement-breakpoint
CREATE INDEX "users_name_prefix_idx" ON "users" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_username_prefix_idx" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookmarks_user_idx" ON "bookmarks" USING btree ("user_id","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "group_members_user_idx" ON "group_members" USING btree ("user_id","state","created_at" DESC NULLS FIRST,"group_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "group_members_list_idx" ON "group_members" USING btree ("group_id","state","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bond_requests_to_idx" ON "bond_requests" USING btree ("to_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bond_requests_from_idx" ON "bond_requests" USING btree ("from_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "follows_followee_idx" ON "follows" USING btree ("followee_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
-- The rows of post_tags follow their posts like entries of an index, whoever writes the posts.
CREATE FUNCTION "list_tags_of_posts"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "post_tags" ("name", "created_at", "post_id", "author_id", "is_public")
  SELECT DISTINCT "tag", "created_at", "id", "author_id", "visibility" = 'public' FROM "made", unnest("tags") AS "tag";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "list_tags_of_changed_post"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM "post_tags" WHERE "post_id" = NEW."id";
  INSERT INTO "post_tags" ("name", "created_at", "post_id", "author_id", "is_public")
  SELECT DISTINCT "tag", NEW."created_at", NEW."id", NEW."author_id", NEW."visibility" = 'public' FROM unnest(NEW."tags") AS "tag";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "posts_tags_made" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT EXECUTE FUNCTION "list_tags_of_posts"();--> statement-breakpoint
CREATE TRIGGER "posts_tags_changed" AFTER UPDATE OF "tags", "created_at", "visibility", "author_id" ON "posts" FOR EACH ROW
  WHEN ((OLD."tags", OLD."created_at", OLD."visibility", OLD."author_id") IS DISTINCT FROM (NEW."tags", NEW."created_at", NEW."visibility", NEW."author_id"))
  EXECUTE FUNCTION "list_tags_of_changed_post"();
