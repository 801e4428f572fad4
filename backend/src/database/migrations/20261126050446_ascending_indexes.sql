-- compatible: an index holds no data, and each is made again in the same transaction.
-- Descending columns of an index are nulls last, and "order by ... desc" is nulls first, so these indexes did not sort.
-- An ascending one is read backwards.
DROP INDEX "access_changes_newest";
--> statement-breakpoint
CREATE INDEX access_changes_newest ON access_changes USING btree (account_id, id);
--> statement-breakpoint
DROP INDEX "activity_log_newest";
--> statement-breakpoint
CREATE INDEX activity_log_newest ON activity_log USING btree (account_id, id);
--> statement-breakpoint
DROP INDEX "amenity_requests_newest";
--> statement-breakpoint
CREATE INDEX amenity_requests_newest ON amenity_requests USING btree (amenity_id, requested_at);
--> statement-breakpoint
DROP INDEX "auto_pay_actions_newest";
--> statement-breakpoint
CREATE INDEX auto_pay_actions_newest ON auto_pay_actions USING btree (account_id, started_at);
--> statement-breakpoint
DROP INDEX "callbacks_newest";
--> statement-breakpoint
CREATE INDEX callbacks_newest ON callbacks USING btree (account_id, requested_at);
--> statement-breakpoint
DROP INDEX "equipment_restarts_newest";
--> statement-breakpoint
CREATE INDEX equipment_restarts_newest ON equipment_restarts USING btree (equipment_id, requested_at);
--> statement-breakpoint
DROP INDEX "ledger_transactions_charges";
--> statement-breakpoint
CREATE INDEX ledger_transactions_charges ON ledger_transactions USING btree (account_id, due_date, id) WHERE (kind = 'charge'::text);
--> statement-breakpoint
DROP INDEX "mail_messages_mailbox";
--> statement-breakpoint
CREATE INDEX mail_messages_mailbox ON mail_messages USING btree (mailbox_id, received_at);
--> statement-breakpoint
DROP INDEX "orders_account";
--> statement-breakpoint
CREATE INDEX orders_account ON orders USING btree (account_id, number);
--> statement-breakpoint
DROP INDEX "paperless_changes_newest";
--> statement-breakpoint
CREATE INDEX paperless_changes_newest ON paperless_changes USING btree (account_id, id);
--> statement-breakpoint
DROP INDEX "payments_history";
--> statement-breakpoint
CREATE INDEX payments_history ON payments USING btree (account_id, entry_at, id);
--> statement-breakpoint
DROP INDEX "support_cases_own";
--> statement-breakpoint
CREATE INDEX support_cases_own ON support_cases USING btree (opened_by, account_id, changed_at);
--> statement-breakpoint
DROP INDEX "voice_messages_line";
--> statement-breakpoint
CREATE INDEX voice_messages_line ON voice_messages USING btree (line_id, received_at);
