CREATE TABLE "cargo_flow" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"from_country" text,
	"from_region" text NOT NULL,
	"to_country" text,
	"to_region" text NOT NULL,
	"cargo_type_code" text,
	"pay_ways" text[] NOT NULL,
	"services" text[] NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE INDEX "cargo_flow_by_day" ON "cargo_flow" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "cargo_flow_modified" ON "cargo_flow" USING btree ("site","modified_at","id");