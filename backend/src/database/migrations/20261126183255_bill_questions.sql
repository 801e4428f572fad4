CREATE TABLE "bill_question_messages" (
	"question" bigint NOT NULL,
	"position" integer NOT NULL,
	"sender" text NOT NULL,
	"user_id" uuid NOT NULL,
	"body" text NOT NULL,
	"credit" bigint,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_question_messages_question_position_pk" PRIMARY KEY("question","position"),
	CONSTRAINT "bill_question_messages_credit" CHECK ("bill_question_messages"."credit" is null or ("bill_question_messages"."credit" > 0 and "bill_question_messages"."sender" = 'AGENT'))
);
--> statement-breakpoint
CREATE TABLE "bill_questions" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"statement_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_questions_line" UNIQUE("account_id","statement_id","position"),
	CONSTRAINT "bill_questions_credited" CHECK ("bill_questions"."credited" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bill_question_messages" ADD CONSTRAINT "bill_question_messages_question_bill_questions_number_fk" FOREIGN KEY (question) REFERENCES bill_questions(number);
--> statement-breakpoint
ALTER TABLE "bill_question_messages" ADD CONSTRAINT "bill_question_messages_user_id_users_id_fk" FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE "bill_questions" ADD CONSTRAINT "bill_questions_account_id_statement_id_position_statement_lines" FOREIGN KEY (account_id, statement_id, "position") REFERENCES statement_lines(account_id, statement_id, "position");
