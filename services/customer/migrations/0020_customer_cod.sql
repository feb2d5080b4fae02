CREATE TABLE "customer_cod" (
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
	"currency" text NOT NULL,
	"card" text NOT NULL,
	"account" text NOT NULL,
	"least" numeric(14, 2) NOT NULL,
	"most" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_cod_once" ON "customer_cod" USING btree ("customer_code","currency");--> statement-breakpoint
CREATE INDEX "customer_cod_by_customer" ON "customer_cod" USING btree ("site","customer_name","id");--> statement-breakpoint
CREATE INDEX "customer_cod_modified" ON "customer_cod" USING btree ("site","modified_at","id");