CREATE TABLE "field_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"form" text NOT NULL,
	"field" text NOT NULL,
	"from_country" text,
	"from_region" text NOT NULL,
	"to_country" text,
	"to_region" text NOT NULL,
	"product_code" text,
	"cargo_type_code" text,
	"customer_types" text[] NOT NULL,
	"effect" text NOT NULL,
	"min_length" integer NOT NULL,
	"max_length" integer NOT NULL,
	"pattern" text NOT NULL,
	"choices" text[] NOT NULL,
	"message_en" text NOT NULL,
	"message_zh_cn" text NOT NULL,
	"message_zh_hk" text NOT NULL,
	"priority" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
ALTER TABLE "customer_copy" ADD COLUMN "customer_type" text;--> statement-breakpoint
CREATE INDEX "field_rule_by_field" ON "field_rule" USING btree ("site","field","id");--> statement-breakpoint
CREATE INDEX "field_rule_by_day" ON "field_rule" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "field_rule_modified" ON "field_rule" USING btree ("site","modified_at","id");