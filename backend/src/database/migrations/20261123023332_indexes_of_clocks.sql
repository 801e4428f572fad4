CREATE INDEX auto_pay_actions_user ON auto_pay_actions USING btree (user_id, started_at);
--> statement-breakpoint
CREATE INDEX sign_in_failures_since ON sign_in_failures USING btree (since);
