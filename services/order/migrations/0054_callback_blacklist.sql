CREATE TABLE "callback_blacklist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"subject" text NOT NULL,
	"customer_code" text,
	"customer_name" text,
	"host" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "callback_blacklist_subject" ON "callback_blacklist" USING btree ("site","subject");--> statement-breakpoint
CREATE INDEX "callback_blacklist_by_subject" ON "callback_blacklist" USING btree ("site","subject","id");--> statement-breakpoint
CREATE INDEX "callback_blacklist_modified" ON "callback_blacklist" USING btree ("site","modified_at","id");