-- For numbers in the same index as words.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';--> statement-breakpoint
DROP INDEX "posts_words_idx";--> statement-breakpoint
DROP INDEX "posts_tags_idx";--> statement-breakpoint
CREATE INDEX "common_words_prefix_idx" ON "common_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "posts_words_idx" ON "posts" USING gin ("words",(id >> 9),(id >> 14)) WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "posts_tags_idx" ON "posts" USING gin ("tags",(id >> 9),(id >> 14)) WITH (gin_pending_list_limit=64);--> statement-breakpoint
-- The search has to know which words more than two in a thousand posts hold, not only the thousand most frequent ones.
ALTER TABLE "posts" ALTER COLUMN "words" SET STATISTICS 300;--> statement-breakpoint
ANALYZE "posts";
