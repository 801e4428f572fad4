CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"nickname" text,
	"account_type" text NOT NULL,
	"footprint" text NOT NULL,
	"biller_type" text NOT NULL,
	"billing_id" text NOT NULL,
	"sysprin" text NOT NULL,
	"cycle_day" integer NOT NULL,
	"paperless_enrolled" boolean DEFAULT false NOT NULL,
	"disconnected" boolean DEFAULT false NOT NULL,
	"billing_moved" boolean DEFAULT false NOT NULL,
	"self_install_notification" text,
	"customer_since" date NOT NULL,
	"service_line1" text NOT NULL,
	"service_city" text NOT NULL,
	"service_state" text NOT NULL,
	"service_zip" text NOT NULL,
	"bill_line1" text NOT NULL,
	"bill_city" text NOT NULL,
	"bill_state" text NOT NULL,
	"bill_zip" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "paperless_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"enrolled" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"terms" jsonb,
	CONSTRAINT "paperless_changes_terms" CHECK ("paperless_changes"."enrolled" = ("paperless_changes"."terms" is not null))
);

--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"service_type" text NOT NULL,
	"download_mbps" integer,
	"line_count" integer,
	"device_count" integer,
	"remaining_device_balance" bigint,
	"channel_count" integer,
	"redirect_uri" text,
	CONSTRAINT "services_position" UNIQUE("account_id","position")
);

--> statement-breakpoint
CREATE TABLE "attempt_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "attempt_answers_user_id_key_request_digest_pk" PRIMARY KEY("user_id","key","request_digest")
);

--> statement-breakpoint
CREATE TABLE "attempts" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"account_id" text NOT NULL,
	"body_digest" text NOT NULL,
	"started_id" text,
	"refusal" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_user_id_key_pk" PRIMARY KEY("user_id","key")
);

--> statement-breakpoint
CREATE TABLE "auto_pay_actions" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"entered_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"payment_id" text,
	"payment_method_id" text,
	"method_type" text,
	"last_four" text,
	"debit_day" integer,
	"next_date" date,
	"terms" jsonb,
	"awaited_until" timestamp with time zone,
	"ask_from" timestamp with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "auto_pay_actions_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "auto_pay_enrolments" (
	"account_id" text NOT NULL,
	"service" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"debit_day" integer NOT NULL,
	"next_date" date NOT NULL,
	"mandate" text NOT NULL,
	"enrolled_by" text NOT NULL,
	CONSTRAINT "auto_pay_enrolments_account_id_service_pk" PRIMARY KEY("account_id","service")
);

--> statement-breakpoint
CREATE TABLE "auto_pay_parts" (
	"account_id" text NOT NULL,
	"action_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"service" text,
	"state" text NOT NULL,
	"code" text,
	"terms" jsonb,
	"tries" integer DEFAULT 1 NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "auto_pay_parts_account_id_action_id_position_pk" PRIMARY KEY("account_id","action_id","position"),
	CONSTRAINT "auto_pay_parts_terms" CHECK (("auto_pay_parts"."kind" = 'PAPERLESS') = ("auto_pay_parts"."terms" is not null)),
	CONSTRAINT "auto_pay_parts_code" CHECK (("auto_pay_parts"."state" = 'FAILED') = ("auto_pay_parts"."code" is not null))
);

--> statement-breakpoint
CREATE TABLE "auto_pay_runs" (
	"account_id" text NOT NULL,
	"debit_date" date NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"payment_id" text,
	CONSTRAINT "auto_pay_runs_account_id_debit_date_pk" PRIMARY KEY("account_id","debit_date"),
	CONSTRAINT "auto_pay_runs_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "auto_pay_runs_code" CHECK (("auto_pay_runs"."state" = 'FAILED') = ("auto_pay_runs"."code" is not null))
);

--> statement-breakpoint
CREATE TABLE "payment_restrictions" (
	"account_id" text PRIMARY KEY NOT NULL,
	"cards_refused" boolean DEFAULT false NOT NULL,
	"banks_refused" boolean DEFAULT false NOT NULL,
	"whole_amount_only" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "call_records" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"line" text NOT NULL,
	"number" text NOT NULL,
	"direction" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "call_records_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "communities" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tab" text NOT NULL,
	"agreement" text,
	"agreement_since" date,
	CONSTRAINT "communities_agreement" CHECK (("communities"."agreement" is null) = ("communities"."agreement_since" is null))
);

--> statement-breakpoint
CREATE TABLE "property_contacts" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_catalogues" (
	"hash" text PRIMARY KEY NOT NULL,
	"order" serial NOT NULL,
	"contract" text NOT NULL,
	"contracts" jsonb NOT NULL,
	"messages" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_change_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"submission" integer DEFAULT 0 NOT NULL,
	"hash" text,
	"publish_at" timestamp with time zone,
	"publish_by" text,
	"publish_reason" text,
	"release" integer,
	CONSTRAINT "content_change_sets_scheduled" CHECK (("content_change_sets"."state" = 'scheduled') = ("content_change_sets"."publish_at" is not null))
);

--> statement-breakpoint
CREATE TABLE "content_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"action" text NOT NULL,
	"change_set" integer,
	"item" text,
	"key" text,
	"scope" text,
	"release" integer,
	"value" jsonb,
	"hash" text,
	"chain" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"change_set" integer,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"change_set" integer NOT NULL,
	"item" text NOT NULL,
	"key" text NOT NULL,
	"scope" text NOT NULL,
	"value" jsonb NOT NULL,
	"hash" text NOT NULL,
	"base" text NOT NULL,
	"author" text NOT NULL,
	"contributors" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "content_drafts_change_set_item_key_scope_pk" PRIMARY KEY("change_set","item","key","scope")
);

--> statement-breakpoint
CREATE TABLE "content_errors" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"release" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_errors_site_kind_key_locale_release_pk" PRIMARY KEY("site","kind","key","locale","release")
);

--> statement-breakpoint
CREATE TABLE "content_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"public_key" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_live" (
	"environment" text NOT NULL,
	"site" text NOT NULL,
	"release" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"manifest" jsonb NOT NULL,
	CONSTRAINT "content_live_environment_site_pk" PRIMARY KEY("environment","site")
);

--> statement-breakpoint
CREATE TABLE "content_presence" (
	"username" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_release_snapshots" (
	"release" integer NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "content_release_snapshots_release_site_locale_pk" PRIMARY KEY("release","site","locale")
);

--> statement-breakpoint
CREATE TABLE "content_releases" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"based_on" integer,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"contract" text NOT NULL,
	"messages" jsonb NOT NULL,
	"toggles" jsonb NOT NULL,
	"toggles_etag" text NOT NULL,
	"changed_messages" jsonb NOT NULL,
	"changed_toggles" jsonb NOT NULL,
	"change_sets" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"change_set" integer NOT NULL,
	"submission" integer NOT NULL,
	"reviewer" text NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_snapshots" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"en" text NOT NULL,
	"es" text NOT NULL,
	"note" text NOT NULL,
	"avoid" text[] NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "password_reset_grants" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"site" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);

--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user_accounts" (
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_accounts_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guid" text NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_reset_required" boolean DEFAULT false NOT NULL,
	"role" text NOT NULL,
	"user_type" text DEFAULT 'CUSTOMER' NOT NULL,
	"site" text NOT NULL,
	"content_grants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text,
	"cpni_verified_on" date,
	"disabled" boolean DEFAULT false NOT NULL,
	"invented" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_guid_unique" UNIQUE("guid"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);

--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"line" integer NOT NULL,
	"book" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account_id_transaction_id_line_pk" PRIMARY KEY("account_id","transaction_id","line"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);

--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"business_date" date NOT NULL,
	"due_date" date,
	"reference" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "ledger_transactions_once" UNIQUE("account_id","kind","reference"),
	CONSTRAINT "ledger_transactions_due_date" CHECK (("ledger_transactions"."kind" = 'charge') = ("ledger_transactions"."due_date" is not null))
);

--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text,
	"text" text,
	"attachment" jsonb,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("about","address"),
	CONSTRAINT "messages_words" CHECK ("messages"."state" <> 'WAITING' or ("messages"."subject" is not null and "messages"."text" is not null))
);

--> statement-breakpoint
CREATE TABLE "device_payments" (
	"account_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"device_id" text NOT NULL,
	CONSTRAINT "device_payments_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id")
);

--> statement-breakpoint
CREATE TABLE "mobile_devices" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"remaining_balance" bigint NOT NULL,
	"monthly_installment" bigint NOT NULL,
	"installments_remaining" integer NOT NULL,
	CONSTRAINT "mobile_devices_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "mobile_transactions" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_id" text,
	"method_type" text,
	"last_four" text,
	"expected_on" date,
	CONSTRAINT "mobile_transactions_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "streaming_subscriptions" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"monthly_price" bigint NOT NULL,
	"next_billing_date" date,
	CONSTRAINT "streaming_subscriptions_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "streaming_transactions" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_id" text,
	"method_type" text,
	"last_four" text,
	"expected_on" date,
	CONSTRAINT "streaming_transactions_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "passcodes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"sends" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "verified_sessions" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_parts" (
	"account_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"terms" jsonb,
	CONSTRAINT "payment_parts_account_id_payment_id_kind_pk" PRIMARY KEY("account_id","payment_id","kind"),
	CONSTRAINT "payment_parts_terms" CHECK (("payment_parts"."kind" = 'PAPERLESS') = ("payment_parts"."terms" is not null))
);

--> statement-breakpoint
CREATE TABLE "payment_terms" (
	"account_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"release" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"text_hash" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_terms_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id")
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" uuid,
	"entered_by" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"channel" text NOT NULL,
	"method_type" text NOT NULL,
	"last_four" text NOT NULL,
	"entry_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"payment_date" date NOT NULL,
	"debit_date" date,
	"balance_after" bigint,
	"customer_reference" text,
	"notify" jsonb,
	"confirmation_number" text,
	"approval_code" text,
	"awaited_until" timestamp with time zone,
	"ask_from" timestamp with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"closable_from" timestamp with time zone,
	CONSTRAINT "payments_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "payments_confirmation_number_unique" UNIQUE("confirmation_number"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_confirmation" CHECK (("payments"."state" = 'SUBMITTED') = ("payments"."confirmation_number" is not null)),
	CONSTRAINT "payments_failure" CHECK (("payments"."state" = 'FAILED') = ("payments"."failure_code" is not null))
);

--> statement-breakpoint
CREATE TABLE "scheduled_charges" (
	"account_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"payment_method_id" text,
	"processor_token" text,
	"expiry" text,
	CONSTRAINT "scheduled_charges_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id"),
	CONSTRAINT "scheduled_charges_method" CHECK (("scheduled_charges"."payment_method_id" is null) = ("scheduled_charges"."processor_token" is not null))
);

--> statement-breakpoint
CREATE TABLE "deferral_plans" (
	"account_id" text PRIMARY KEY NOT NULL,
	"installments_remaining" integer NOT NULL,
	"installment_amount" bigint NOT NULL,
	"next_installment_date" date NOT NULL,
	CONSTRAINT "deferral_plans_left" CHECK ("deferral_plans"."installments_remaining" > 0)
);

--> statement-breakpoint
CREATE TABLE "mobile_standings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "restorations" (
	"account_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"restore_from" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone,
	CONSTRAINT "restorations_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id")
);

--> statement-breakpoint
CREATE TABLE "statement_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"site" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "billing_cycles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"period_from" date NOT NULL,
	"next_statement_date" date NOT NULL,
	"held_until" date,
	CONSTRAINT "billing_cycles_forward" CHECK ("billing_cycles"."period_from" < "billing_cycles"."next_statement_date")
);

--> statement-breakpoint
CREATE TABLE "statement_activity" (
	"account_id" text NOT NULL,
	"statement_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "statement_activity_account_id_transaction_id_pk" PRIMARY KEY("account_id","transaction_id")
);

--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"account_id" text NOT NULL,
	"statement_id" text NOT NULL,
	"position" integer NOT NULL,
	"line_group" text NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"recurring" boolean NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"explanation" jsonb,
	CONSTRAINT "statement_lines_account_id_statement_id_position_pk" PRIMARY KEY("account_id","statement_id","position")
);

--> statement-breakpoint
CREATE TABLE "statements" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"statement_date" date NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"due_date" date NOT NULL,
	"previous_id" text,
	"previous_balance" bigint DEFAULT 0 NOT NULL,
	"payments_received" bigint DEFAULT 0 NOT NULL,
	"adjustments" bigint DEFAULT 0 NOT NULL,
	"current_charges" bigint NOT NULL,
	"change" bigint,
	"amount_due" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "statements_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "statements_once" UNIQUE("account_id","statement_date")
);

--> statement-breakpoint
CREATE TABLE "agreed_prices" (
	"account_id" text NOT NULL,
	"service" text NOT NULL,
	"valid_from" date NOT NULL,
	"unit_price" bigint NOT NULL,
	CONSTRAINT "agreed_prices_account_id_service_valid_from_pk" PRIMARY KEY("account_id","service","valid_from")
);

--> statement-breakpoint
CREATE TABLE "billing_items" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"service" text NOT NULL,
	"amount" bigint NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date,
	"statement_id" text,
	CONSTRAINT "billing_items_account_id_id_pk" PRIMARY KEY("account_id","id")
);

--> statement-breakpoint
CREATE TABLE "levies" (
	"code" text PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	"per_line" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "list_prices" (
	"service" text NOT NULL,
	"valid_from" date NOT NULL,
	"unit_price" bigint NOT NULL,
	"tier" integer NOT NULL,
	CONSTRAINT "list_prices_service_tier_valid_from_pk" PRIMARY KEY("service","tier","valid_from")
);

--> statement-breakpoint
CREATE TABLE "telemetry_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"data" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "vault_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"saved_method_id" text,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"refused_checks" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "vault_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"saved_method_id" text,
	"processor_token" text NOT NULL,
	"code_token" text,
	"type" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text,
	"card_name" text NOT NULL,
	"funding_kind" text,
	"bank_name" text,
	"account_kind" text,
	"checked" boolean NOT NULL,
	"fingerprint" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_on" text,
	CONSTRAINT "vault_tokens_spent_on_unique" UNIQUE("spent_on")
);

--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text,
	"card_name" text NOT NULL,
	"funding_kind" text,
	"bank_name" text,
	"account_kind" text,
	"processor_token" text NOT NULL,
	"fingerprint" text NOT NULL,
	"nickname" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"unavailable" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_methods_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "payment_methods_expiry" CHECK (("payment_methods"."type" = 'bankAccount') = ("payment_methods"."expiry" is null)),
	CONSTRAINT "payment_methods_account_kind" CHECK (("payment_methods"."type" = 'bankAccount') = ("payment_methods"."account_kind" is not null))
);

--> statement-breakpoint
ALTER TABLE "paperless_changes" ADD CONSTRAINT "paperless_changes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_user_id_key_attempts_user_id_key_fk" FOREIGN KEY ("user_id","key") REFERENCES "public"."attempts"("user_id","key") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auto_pay_parts" ADD CONSTRAINT "auto_pay_parts_account_id_action_id_auto_pay_actions_account_id_id_fk" FOREIGN KEY ("account_id","action_id") REFERENCES "public"."auto_pay_actions"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_contacts" ADD CONSTRAINT "property_contacts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_change_sets" ADD CONSTRAINT "content_change_sets_release_content_releases_id_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_change_set_content_change_sets_id_fk" FOREIGN KEY ("change_set") REFERENCES "public"."content_change_sets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_change_set_content_change_sets_id_fk" FOREIGN KEY ("change_set") REFERENCES "public"."content_change_sets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_live" ADD CONSTRAINT "content_live_release_content_releases_id_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_release_snapshots" ADD CONSTRAINT "content_release_snapshots_release_content_releases_id_fk" FOREIGN KEY ("release") REFERENCES "public"."content_releases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_release_snapshots" ADD CONSTRAINT "content_release_snapshots_hash_content_snapshots_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."content_snapshots"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_change_set_content_change_sets_id_fk" FOREIGN KEY ("change_set") REFERENCES "public"."content_change_sets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_reset_grants" ADD CONSTRAINT "password_reset_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_accounts" ADD CONSTRAINT "user_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_transaction_id_ledger_transactions_account_id_id_fk" FOREIGN KEY ("account_id","transaction_id") REFERENCES "public"."ledger_transactions"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "device_payments" ADD CONSTRAINT "device_payments_account_id_device_id_mobile_devices_account_id_id_fk" FOREIGN KEY ("account_id","device_id") REFERENCES "public"."mobile_devices"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mobile_transactions" ADD CONSTRAINT "mobile_transactions_account_id_refunded_id_mobile_transactions_account_id_id_fk" FOREIGN KEY ("account_id","refunded_id") REFERENCES "public"."mobile_transactions"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streaming_transactions" ADD CONSTRAINT "streaming_transactions_account_id_refunded_id_streaming_transactions_account_id_id_fk" FOREIGN KEY ("account_id","refunded_id") REFERENCES "public"."streaming_transactions"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passcodes" ADD CONSTRAINT "passcodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verified_sessions" ADD CONSTRAINT "verified_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_account_id_payment_id_payments_account_id_id_fk" FOREIGN KEY ("account_id","payment_id") REFERENCES "public"."payments"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_terms" ADD CONSTRAINT "payment_terms_account_id_payment_id_payments_account_id_id_fk" FOREIGN KEY ("account_id","payment_id") REFERENCES "public"."payments"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_charges" ADD CONSTRAINT "scheduled_charges_account_id_payment_id_payments_account_id_id_fk" FOREIGN KEY ("account_id","payment_id") REFERENCES "public"."payments"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_activity" ADD CONSTRAINT "statement_activity_account_id_statement_id_statements_account_id_id_fk" FOREIGN KEY ("account_id","statement_id") REFERENCES "public"."statements"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_account_id_statement_id_statements_account_id_id_fk" FOREIGN KEY ("account_id","statement_id") REFERENCES "public"."statements"("account_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "paperless_changes_newest" ON "paperless_changes" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "services_account" ON "services" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "auto_pay_actions_newest" ON "auto_pay_actions" USING btree ("account_id","started_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "auto_pay_actions_open" ON "auto_pay_actions" USING btree ("ask_from") WHERE "auto_pay_actions"."ask_from" is not null;
--> statement-breakpoint
CREATE INDEX "auto_pay_actions_payment" ON "auto_pay_actions" USING btree ("account_id","payment_id");
--> statement-breakpoint
CREATE INDEX "auto_pay_enrolments_due" ON "auto_pay_enrolments" USING btree ("next_date");
--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("account_id","user_id");
--> statement-breakpoint
CREATE INDEX "call_records_at" ON "call_records" USING btree ("account_id","at");
--> statement-breakpoint
CREATE INDEX "property_contacts_account" ON "property_contacts" USING btree ("account_id","added_at");
--> statement-breakpoint
CREATE INDEX "content_changes_item" ON "content_changes" USING btree ("key","id");
--> statement-breakpoint
CREATE INDEX "content_comments_key" ON "content_comments" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "content_comments_change_set" ON "content_comments" USING btree ("change_set");
--> statement-breakpoint
CREATE INDEX "content_drafts_item" ON "content_drafts" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "content_reviews_change_set" ON "content_reviews" USING btree ("change_set");
--> statement-breakpoint
CREATE UNIQUE INDEX "content_terms_en" ON "content_terms" USING btree (lower("en"));
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_activity" ON "sessions" USING btree ("last_activity_at");
--> statement-breakpoint
CREATE INDEX "user_accounts_account" ON "user_accounts" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_book" ON "ledger_entries" USING btree ("account_id","book");
--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("next_try","id") WHERE "messages"."state" = 'WAITING';
--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "verified_sessions_until" ON "verified_sessions" USING btree ("until");
--> statement-breakpoint
CREATE INDEX "payments_history" ON "payments" USING btree ("account_id","entry_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_unknown" ON "payments" USING btree ("account_id") WHERE "payments"."state" = 'CONFIRMING';
--> statement-breakpoint
CREATE INDEX "payments_refused" ON "payments" USING btree ("started_at") WHERE "payments"."failure_code" in ('DECLINED', 'SECURITY_CODE_FAILED');
--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("payment_date") WHERE "payments"."state" = 'SCHEDULED';
--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("ask_from") WHERE "payments"."state" in ('CONFIRMING', 'PENDING');
--> statement-breakpoint
CREATE INDEX "restorations_open" ON "restorations" USING btree ("restore_from") WHERE "restorations"."restored_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_recipients_once" ON "statement_recipients" USING btree ("account_id",lower("address"));
--> statement-breakpoint
CREATE INDEX "billing_cycles_next" ON "billing_cycles" USING btree ("next_statement_date");
--> statement-breakpoint
CREATE INDEX "statement_activity_statement" ON "statement_activity" USING btree ("account_id","statement_id");
--> statement-breakpoint
CREATE INDEX "telemetry_received" ON "telemetry_events" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "vault_tickets_expiry" ON "vault_tickets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "vault_tickets_refused" ON "vault_tickets" USING btree ("expires_at") WHERE "vault_tickets"."refused_checks" > 0;
--> statement-breakpoint
CREATE INDEX "vault_tokens_expiry" ON "vault_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("account_id","fingerprint");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("account_id") WHERE "payment_methods"."is_default";
--> statement-breakpoint
-- content/content.sql
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION content_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a release is never changed; publish another one' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER content_releases_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_releases
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_snapshots_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_snapshots
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_release_snapshots_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_release_snapshots
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_changes_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_changes
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_reviews_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
-- ledger/ledger.sql
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed; book another transaction' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE FUNCTION ledger_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transaction text := to_jsonb(NEW) ->> (CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN 'transaction_id' ELSE 'id' END);
  balance bigint;
BEGIN
  SELECT sum(amount) INTO balance FROM ledger_entries WHERE account_id = NEW.account_id AND transaction_id = transaction;
  IF balance IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', transaction USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();
