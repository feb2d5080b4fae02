CREATE TABLE "bill_whitelist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bill_whitelist_customer" ON "bill_whitelist" USING btree ("site","customer_code");--> statement-breakpoint
CREATE INDEX "bill_whitelist_by_customer" ON "bill_whitelist" USING btree ("site","customer_name","id");--> statement-breakpoint
CREATE INDEX "bill_whitelist_modified" ON "bill_whitelist" USING btree ("site","modified_at","id");