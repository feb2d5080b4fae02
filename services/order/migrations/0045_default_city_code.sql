CREATE TABLE "default_city_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"post_from" text NOT NULL,
	"post_to" text NOT NULL,
	"city_code" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "default_city_code_country" ON "default_city_code" USING btree ("country_code","id");--> statement-breakpoint
CREATE INDEX "default_city_code_code" ON "default_city_code" USING btree ("city_code","id");--> statement-breakpoint
CREATE INDEX "default_city_code_modified" ON "default_city_code" USING btree ("modified_at","id");