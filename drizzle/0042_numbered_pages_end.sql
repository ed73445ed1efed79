-- Numbered pages end at 1,000, so nothing counts ahead any more. The triggers go first: nobody writes the counts from then on.
DROP TRIGGER "posts_feed_made" ON "posts";--> statement-breakpoint
DROP TRIGGER "posts_feed_deleted" ON "posts";--> statement-breakpoint
DROP TRIGGER "posts_feed_changed" ON "posts";--> statement-breakpoint
DROP FUNCTION "count_posts_of_feed"();--> statement-breakpoint
DROP FUNCTION "count_changed_post_of_feed"();--> statement-breakpoint
DROP FUNCTION "feed_span"(timestamp with time zone);--> statement-breakpoint
DROP TABLE "feed_count_deltas";--> statement-breakpoint
DROP TABLE "feed_counts";
