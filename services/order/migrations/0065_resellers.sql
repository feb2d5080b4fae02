CREATE TABLE "reseller" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"user_code" text NOT NULL,
	"credit_account" text NOT NULL,
	"dc_code" text NOT NULL,
	"store_code" text NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reseller_store_once" ON "reseller" USING btree ("site","store_code");--> statement-breakpoint
CREATE INDEX "reseller_by_name" ON "reseller" USING btree ("site","name","id");--> statement-breakpoint
CREATE INDEX "reseller_by_store" ON "reseller" USING btree ("site","store_code","id");--> statement-breakpoint
CREATE INDEX "reseller_modified" ON "reseller" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "reseller_of_customer" ON "reseller" USING btree ("customer_code");