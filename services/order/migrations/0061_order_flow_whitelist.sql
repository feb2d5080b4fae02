CREATE TABLE "order_flow_whitelist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"code" text NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"from_country" text,
	"from_region" text NOT NULL,
	"to_country" text,
	"to_region" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_flow_whitelist_code" ON "order_flow_whitelist" USING btree ("site","code");--> statement-breakpoint
CREATE INDEX "order_flow_whitelist_by_code" ON "order_flow_whitelist" USING btree ("site","code","id");--> statement-breakpoint
CREATE INDEX "order_flow_whitelist_by_customer" ON "order_flow_whitelist" USING btree ("site","customer_name","id");--> statement-breakpoint
CREATE INDEX "order_flow_whitelist_by_day" ON "order_flow_whitelist" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "order_flow_whitelist_modified" ON "order_flow_whitelist" USING btree ("site","modified_at","id");