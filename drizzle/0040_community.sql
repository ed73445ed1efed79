ALTER TABLE "community_settings" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "accent_light" text;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "accent_dark" text;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "announcement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "announcement_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "audit_days" integer;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "sightings_days" integer;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "maintenance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_settings" ADD COLUMN "maintenance_message" text DEFAULT '' NOT NULL;