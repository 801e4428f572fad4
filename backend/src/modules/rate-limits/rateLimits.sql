ALTER TABLE "rate_limits" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "stream_places" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "card_tries" SET UNLOGGED;
