CREATE TABLE "entitlement_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entitlement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"service_id" text NOT NULL,
	"seats_total" integer NOT NULL,
	"install_links" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "entitlements_seats_total" CHECK ("entitlements"."seats_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "protected_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"entitlement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"state" text NOT NULL,
	"last_checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_activation_links" (
	"account_id" text PRIMARY KEY NOT NULL,
	"uri" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_added_services" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"rate_code" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"redirect_uri" text,
	"activation" text NOT NULL,
	"requested_at" timestamp with time zone,
	"requested_by" uuid,
	"activation_seconds" integer,
	CONSTRAINT "value_added_services_requested_at" CHECK ("value_added_services"."activation" <> 'REQUESTED' or "value_added_services"."requested_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "entitlement_seats" ADD CONSTRAINT "entitlement_seats_entitlement_id_entitlements_id_fk" FOREIGN KEY (entitlement_id) REFERENCES entitlements(id);
--> statement-breakpoint
ALTER TABLE "entitlement_seats" ADD CONSTRAINT "entitlement_seats_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_service_id_value_added_services_id_fk" FOREIGN KEY (service_id) REFERENCES value_added_services(id);
--> statement-breakpoint
ALTER TABLE "protected_devices" ADD CONSTRAINT "protected_devices_entitlement_id_entitlements_id_fk" FOREIGN KEY (entitlement_id) REFERENCES entitlements(id);
--> statement-breakpoint
ALTER TABLE "protected_devices" ADD CONSTRAINT "protected_devices_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "service_activation_links" ADD CONSTRAINT "service_activation_links_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "value_added_services" ADD CONSTRAINT "value_added_services_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "value_added_services" ADD CONSTRAINT "value_added_services_requested_by_users_id_fk" FOREIGN KEY (requested_by) REFERENCES users(id);
--> statement-breakpoint
CREATE UNIQUE INDEX entitlement_seats_open ON entitlement_seats USING btree (entitlement_id, user_id) WHERE (ended_at IS NULL);
--> statement-breakpoint
CREATE INDEX entitlements_account ON entitlements USING btree (account_id);
--> statement-breakpoint
CREATE INDEX protected_devices_entitlement ON protected_devices USING btree (entitlement_id);
--> statement-breakpoint
CREATE INDEX value_added_services_account ON value_added_services USING btree (account_id, "position");
--> statement-breakpoint
CREATE INDEX value_added_services_requested ON value_added_services USING btree (requested_at) WHERE (activation = 'REQUESTED'::text);
