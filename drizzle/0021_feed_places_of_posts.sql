-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_place_idx" ON "posts" USING btree (coalesce("place_at", "created_at") desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_placed_idx" ON "posts" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE place_at is not null;
