CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"refused_checks" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tickets_expiry" ON "tickets" ("expires_at");
--> statement-breakpoint
CREATE INDEX "tickets_refused" ON "tickets" ("expires_at") WHERE "refused_checks" > 0;
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"name" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" ("ends_at");
