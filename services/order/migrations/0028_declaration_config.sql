CREATE TABLE "declaration_config" (
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
	"direction" text NOT NULL,
	"country_code" text,
	"method" text NOT NULL,
	"documents" text[] NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "declaration_config_by_customer" ON "declaration_config" USING btree ("site","customer_name","id");--> statement-breakpoint
CREATE INDEX "declaration_config_by_day" ON "declaration_config" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "declaration_config_modified" ON "declaration_config" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "declaration_config_of_customer" ON "declaration_config" USING btree ("site","customer_code","direction");