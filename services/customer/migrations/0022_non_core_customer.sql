CREATE TABLE "non_core_customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"system" text NOT NULL,
	"outside_no" text NOT NULL,
	"customer_type" text NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"city" text,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"remark" text,
	"customer_code" text,
	"customer_name" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "non_core_customer_once" ON "non_core_customer" USING btree ("site","system","outside_no");--> statement-breakpoint
CREATE INDEX "non_core_customer_by_name" ON "non_core_customer" USING btree ("site","name","id");--> statement-breakpoint
CREATE INDEX "non_core_customer_modified" ON "non_core_customer" USING btree ("site","modified_at","id");