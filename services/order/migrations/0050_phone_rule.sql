CREATE TABLE "phone_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"calling_code" integer NOT NULL,
	"countries" text[] NOT NULL,
	"lengths" integer[] NOT NULL,
	"patterns" text[] NOT NULL,
	"example" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "phone_rule_code" ON "phone_rule" USING btree ("calling_code");--> statement-breakpoint
CREATE INDEX "phone_rule_modified" ON "phone_rule" USING btree ("modified_at","id");