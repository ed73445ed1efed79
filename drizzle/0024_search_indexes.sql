-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_terms_idx" ON "comments" USING gin ("terms",(id >> 14)) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_unread_idx" ON "comments" USING btree ("id") WHERE language is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "groups_name_fold_idx" ON "groups" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "groups_description_fold_idx" ON "groups" USING gin (fold("description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_terms_idx" ON "posts" USING gin ("terms",(id >> 9),(id >> 14)) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_unread_idx" ON "posts" USING btree ("id") WHERE language is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_title_fold_idx" ON "posts" USING btree (fold("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tags_unfolded_idx" ON "tags" USING btree ("name") WHERE name <> fold(name);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_fold_idx" ON "users" USING btree (fold("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_fold_trgm_idx" ON "users" USING gin (fold("name") gin_trgm_ops);
