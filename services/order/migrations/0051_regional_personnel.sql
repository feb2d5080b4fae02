CREATE TABLE "regional_personnel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"country_code" text NOT NULL,
	"area" text NOT NULL,
	"area_key" text NOT NULL,
	"duty" text NOT NULL,
	"name" text NOT NULL,
	"work_no" text NOT NULL,
	"phone" text NOT NULL,
	"stand_in" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "regional_personnel_of" ON "regional_personnel" USING btree ("site","country_code","area_key","duty");--> statement-breakpoint
CREATE INDEX "regional_personnel_by_country" ON "regional_personnel" USING btree ("site","country_code","id");--> statement-breakpoint
CREATE INDEX "regional_personnel_by_name" ON "regional_personnel" USING btree ("site","name","id");--> statement-breakpoint
CREATE INDEX "regional_personnel_by_work_no" ON "regional_personnel" USING btree ("site","work_no");--> statement-breakpoint
CREATE INDEX "regional_personnel_modified" ON "regional_personnel" USING btree ("site","modified_at","id");