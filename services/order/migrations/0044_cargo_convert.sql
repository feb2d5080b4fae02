CREATE TABLE "cargo_convert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"from_system" text NOT NULL,
	"from_term" text NOT NULL,
	"to_system" text NOT NULL,
	"to_term" text,
	"hs_code" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_convert_from" ON "cargo_convert" USING btree ("from_system","to_system",lower("from_term"));--> statement-breakpoint
CREATE INDEX "cargo_convert_term" ON "cargo_convert" USING btree ("from_term","id");--> statement-breakpoint
CREATE INDEX "cargo_convert_modified" ON "cargo_convert" USING btree ("modified_at","id");