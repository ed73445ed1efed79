-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_decided_idx" ON "reports" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reports_created_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "appeals_state_idx" ON "appeals" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "appeals_created_idx" ON "appeals" USING btree ("created_at");