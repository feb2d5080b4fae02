CREATE TABLE "customer_client_code" (
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
	"country_code" text NOT NULL,
	"client_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_customs_type" (
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
	"customs_type" text NOT NULL,
	"registration_no" text,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_client_code_once" ON "customer_client_code" USING btree ("site","customer_code","country_code");--> statement-breakpoint
CREATE INDEX "customer_client_code_by_country" ON "customer_client_code" USING btree ("site","country_code","id");--> statement-breakpoint
CREATE INDEX "customer_client_code_by_code" ON "customer_client_code" USING btree ("site","client_code","id");--> statement-breakpoint
CREATE INDEX "customer_client_code_modified" ON "customer_client_code" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_customs_type_once" ON "customer_customs_type" USING btree ("site","customer_code");--> statement-breakpoint
CREATE INDEX "customer_customs_type_by_customer" ON "customer_customs_type" USING btree ("site","customer_name","id");--> statement-breakpoint
CREATE INDEX "customer_customs_type_modified" ON "customer_customs_type" USING btree ("site","modified_at","id");