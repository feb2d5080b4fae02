CREATE TABLE "express_control" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_cn" text NOT NULL,
	"name_zh_hk" text NOT NULL,
	"sort" integer NOT NULL,
	"from_country" text,
	"from_region" text NOT NULL,
	"to_country" text,
	"to_region" text NOT NULL,
	"words" text[] NOT NULL,
	"hs_prefixes" text[] NOT NULL,
	"value_above" numeric(18, 2),
	"weight_above" numeric(12, 3),
	"effect" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "order_control" (
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"no" integer NOT NULL,
	"control_code" text NOT NULL,
	"effect" text NOT NULL,
	"line_no" integer,
	"found" text NOT NULL,
	CONSTRAINT "order_control_order_id_no_pk" PRIMARY KEY("order_id","no")
);
--> statement-breakpoint
ALTER TABLE "order_control" ADD CONSTRAINT "order_control_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "express_control_code" ON "express_control" USING btree ("code");--> statement-breakpoint
CREATE INDEX "express_control_sort" ON "express_control" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "express_control_modified" ON "express_control" USING btree ("modified_at","id");