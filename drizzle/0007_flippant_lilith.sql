CREATE TABLE "guest_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"status" smallint,
	"sealed" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guest_answers_created_idx" ON "guest_answers" USING btree ("created_at");