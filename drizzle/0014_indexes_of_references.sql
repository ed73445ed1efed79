-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversations_high_idx" ON "conversations" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_post_author_idx" ON "comments" USING btree ("post_id","author_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_group_idx" ON "notifications" USING btree ("group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_conversation_idx" ON "notifications" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bond_requests_receiver_idx" ON "bond_requests" USING btree ("to_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mutes_muted_idx" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "suggestion_dismissals_dismissed_idx" ON "suggestion_dismissals" USING btree ("dismissed_id");