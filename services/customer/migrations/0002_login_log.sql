CREATE TABLE "login_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"user_code" text,
	"address" text NOT NULL,
	"source" text NOT NULL,
	"type" text,
	"result" text NOT NULL,
	"failure" text,
	"streak" integer NOT NULL,
	"trace_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_log_at" ON "login_log" USING btree ("site","at","id");--> statement-breakpoint
CREATE INDEX "login_log_user" ON "login_log" USING btree ("site","user_code","at");--> statement-breakpoint
CREATE INDEX "login_log_address" ON "login_log" USING btree ("site","address","at");