-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_staff_idx" ON "users" USING btree ("id") WHERE role <> 'member';