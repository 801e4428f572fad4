ALTER TABLE "sessions" ADD COLUMN "browser" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "public_id" uuid default gen_random_uuid() not null;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;
