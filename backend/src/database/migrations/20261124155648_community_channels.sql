CREATE TABLE "community_channel_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"captions" text DEFAULT 'EN' NOT NULL,
	"rotation_seconds" integer DEFAULT 15 NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"version" integer DEFAULT 1 NOT NULL,
	"order_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_channel_settings_quiet" CHECK (("community_channel_settings"."quiet_from" is null) = ("community_channel_settings"."quiet_until" is null))
);
--> statement-breakpoint
CREATE TABLE "community_channels" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"slide_text" text NOT NULL,
	"enabled" boolean NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "community_channels_dates" CHECK ("community_channels"."ends_on" >= "community_channels"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "community_televisions" (
	"television_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"account_id" text,
	"name" text,
	"activated_at" timestamp with time zone,
	"online_from" timestamp with time zone,
	"connect_seconds" integer,
	CONSTRAINT "community_televisions_code_unique" UNIQUE("code"),
	CONSTRAINT "community_televisions_activated" CHECK (("community_televisions"."account_id" is null) = ("community_televisions"."activated_at" is null) and ("community_televisions"."account_id" is null) = ("community_televisions"."name" is null))
);
--> statement-breakpoint
ALTER TABLE "community_channel_settings" ADD CONSTRAINT "community_channel_settings_account_id_communities_account_id_fk" FOREIGN KEY (account_id) REFERENCES communities(account_id);
--> statement-breakpoint
ALTER TABLE "community_channels" ADD CONSTRAINT "community_channels_account_id_communities_account_id_fk" FOREIGN KEY (account_id) REFERENCES communities(account_id);
--> statement-breakpoint
ALTER TABLE "community_televisions" ADD CONSTRAINT "community_televisions_account_id_communities_account_id_fk" FOREIGN KEY (account_id) REFERENCES communities(account_id);
--> statement-breakpoint
CREATE INDEX community_channels_order ON community_channels USING btree (account_id, "position");
--> statement-breakpoint
CREATE INDEX community_televisions_account ON community_televisions USING btree (account_id);
