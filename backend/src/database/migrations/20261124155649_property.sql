CREATE TABLE "amenity_requests" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"amenity_id" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"scheduled_for" date,
	CONSTRAINT "amenity_requests_scheduled" CHECK ("amenity_requests"."state" <> 'SCHEDULED' or "amenity_requests"."scheduled_for" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_topics" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"topics" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_contracts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"contract_number" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"renewal" text NOT NULL,
	"notice_by" date,
	"units" integer NOT NULL,
	"services" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text NOT NULL,
	CONSTRAINT "property_contracts_contract_number_unique" UNIQUE("contract_number")
);
--> statement-breakpoint
CREATE TABLE "property_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"issued_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_hours" (
	"account_id" text PRIMARY KEY NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_preferences" (
	"account_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tech_amenities" (
	"amenity_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "amenity_requests" ADD CONSTRAINT "amenity_requests_amenity_id_tech_amenities_amenity_id_fk" FOREIGN KEY (amenity_id) REFERENCES tech_amenities(amenity_id);
--> statement-breakpoint
ALTER TABLE "amenity_requests" ADD CONSTRAINT "amenity_requests_requested_by_users_id_fk" FOREIGN KEY (requested_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "contact_topics" ADD CONSTRAINT "contact_topics_contact_id_property_contacts_contact_id_fk" FOREIGN KEY (contact_id) REFERENCES property_contacts(contact_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "property_contracts" ADD CONSTRAINT "property_contracts_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "property_documents" ADD CONSTRAINT "property_documents_account_id_property_contracts_account_id_fk" FOREIGN KEY (account_id) REFERENCES property_contracts(account_id);
--> statement-breakpoint
ALTER TABLE "property_hours" ADD CONSTRAINT "property_hours_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "property_preferences" ADD CONSTRAINT "property_preferences_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "tech_amenities" ADD CONSTRAINT "tech_amenities_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
CREATE INDEX amenity_requests_newest ON amenity_requests USING btree (amenity_id, requested_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX amenity_requests_open ON amenity_requests USING btree (amenity_id) WHERE (state = ANY (ARRAY['RECEIVED'::text, 'SCHEDULED'::text]));
--> statement-breakpoint
CREATE INDEX property_documents_account ON property_documents USING btree (account_id);
--> statement-breakpoint
CREATE INDEX tech_amenities_account ON tech_amenities USING btree (account_id);
