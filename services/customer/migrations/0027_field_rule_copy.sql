CREATE TABLE "field_rule_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"field" text NOT NULL,
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
CREATE INDEX "field_rule_copy_site" ON "field_rule_copy" USING btree ("site");