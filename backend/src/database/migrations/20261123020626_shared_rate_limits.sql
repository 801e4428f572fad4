CREATE TABLE "rate_limits" (
	"name" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" SET UNLOGGED;
--> statement-breakpoint
CREATE INDEX rate_limits_ends ON rate_limits USING btree (ends_at);
