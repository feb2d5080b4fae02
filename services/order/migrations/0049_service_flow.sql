CREATE TABLE "service_flow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"service_code" text NOT NULL,
	"product_code" text,
	"from_country" text,
	"from_region" text NOT NULL,
	"to_country" text,
	"to_region" text NOT NULL,
	"lane_state" text NOT NULL,
	"fee_kind" text NOT NULL,
	"fee" numeric NOT NULL,
	"fee_least" numeric(18, 2),
	"fee_most" numeric(18, 2),
	"fee_currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE INDEX "service_flow_by_service" ON "service_flow" USING btree ("site","service_code","id");--> statement-breakpoint
CREATE INDEX "service_flow_by_day" ON "service_flow" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "service_flow_modified" ON "service_flow" USING btree ("site","modified_at","id");