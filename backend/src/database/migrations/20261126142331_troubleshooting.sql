CREATE TABLE "service_check_steps" (
	"check_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"step" text NOT NULL,
	"result" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "service_check_steps_check_number_position_pk" PRIMARY KEY("check_number","position")
);
--> statement-breakpoint
CREATE TABLE "service_checks" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"service" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"question" text,
	"equipment_id" text,
	"end_kind" text,
	"end_facts" jsonb,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_checks_ended" CHECK (("service_checks"."ended_at" is null) = ("service_checks"."end_kind" is null)),
	CONSTRAINT "service_checks_question" CHECK (("service_checks"."ended_at" is null) = ("service_checks"."question" is not null))
);
--> statement-breakpoint
ALTER TABLE "service_check_steps" ADD CONSTRAINT "service_check_steps_check_number_service_checks_number_fk" FOREIGN KEY (check_number) REFERENCES service_checks(number);
--> statement-breakpoint
ALTER TABLE "service_check_steps" ADD CONSTRAINT "service_check_steps_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "service_checks" ADD CONSTRAINT "service_checks_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "service_checks" ADD CONSTRAINT "service_checks_equipment_id_equipment_id_fk" FOREIGN KEY (equipment_id) REFERENCES equipment(id);
--> statement-breakpoint
ALTER TABLE "service_checks" ADD CONSTRAINT "service_checks_started_by_users_id_fk" FOREIGN KEY (started_by) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX service_checks_newest ON service_checks USING btree (account_id, number);
--> statement-breakpoint
CREATE UNIQUE INDEX service_checks_open ON service_checks USING btree (account_id, service) WHERE (ended_at IS NULL);
