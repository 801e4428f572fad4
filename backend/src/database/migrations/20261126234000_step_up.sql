ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor" boolean default false not null;
