CREATE TABLE "country_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"post_pattern" text,
	"post_example" text
);
--> statement-breakpoint
CREATE TABLE "region_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"code" text NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_used" boolean NOT NULL,
	"is_sourced" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "region_copy_within" ON "region_copy" USING btree ("country_code","parent_code");