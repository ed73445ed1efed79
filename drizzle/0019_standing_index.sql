-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_standing_idx" ON "users" USING btree ("id") WHERE has_standing;