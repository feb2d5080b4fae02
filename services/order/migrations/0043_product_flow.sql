CREATE TABLE "product_flow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"cargo_type_code" text,
	"from_country" text,
	"from_region" text NOT NULL,
	"to_country" text,
	"to_region" text NOT NULL,
	"pay_methods" text[] NOT NULL,
	"tax_pay_methods" text[] NOT NULL,
	"aging_min" integer NOT NULL,
	"aging_max" integer NOT NULL,
	"max_weight" numeric(9, 2) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE INDEX "product_flow_by_product" ON "product_flow" USING btree ("site","product_code","id");--> statement-breakpoint
CREATE INDEX "product_flow_by_day" ON "product_flow" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "product_flow_modified" ON "product_flow" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "product_flow_to" ON "product_flow" USING btree ("site","to_country","product_code");--> statement-breakpoint
-- Lanes become flows: from anywhere, paid by whom their products name, and held since before any order.
INSERT INTO "product_flow" ("id", "created_by", "created_at", "modified_by", "modified_at", "site", "product_code", "from_country", "from_region", "to_country", "to_region", "pay_methods", "tax_pay_methods", "aging_min", "aging_max", "max_weight", "valid_from")
SELECT "product_lane"."id", 'system', now(), 'system', now(), "product_lane"."site", "product"."code", NULL, '', "product_lane"."to_country", '', "product"."pay_methods", "product"."tax_pay_methods", "product_lane"."aging_min", "product_lane"."aging_max", least("product_lane"."max_weight", "product"."max_weight"), '2020-01-01'
FROM "product_lane" JOIN "product" ON "product"."id" = "product_lane"."product_id";--> statement-breakpoint
DROP TABLE "product_lane";
