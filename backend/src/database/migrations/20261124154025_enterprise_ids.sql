ALTER TABLE "accounts" ADD COLUMN "eaid" text;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "eoid" text;
