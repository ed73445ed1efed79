-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "posts_own_idx" ON "posts" USING btree ("author_id","created_at","id") WHERE visibility in ('only_me', 'hidden');
