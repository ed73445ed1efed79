CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "bond_requests_from_idx" ON "bond_requests" USING btree ("from_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bonds_bond_idx" ON "bonds" USING btree ("bond_id");--> statement-breakpoint
CREATE INDEX "users_name_trgm_idx" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_username_trgm_idx" ON "users" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_location_idx" ON "users" USING btree (lower("location"));