-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "group_members_all_idx" ON "group_members" USING btree ("group_id","user_id") WHERE notify_level = 'all';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_waiting_idx" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE visibility = 'waiting';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_group_author_idx" ON "posts" USING btree ("group_id","author_id") WHERE group_id is not null;
