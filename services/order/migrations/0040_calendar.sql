CREATE TABLE "holiday" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"works_as" text NOT NULL,
	"purposes" text[] NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_cn" text NOT NULL,
	"name_zh_hk" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"country_code" text NOT NULL,
	"purpose" text NOT NULL,
	"region" text NOT NULL,
	"time_zone" text NOT NULL,
	"spans" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "holiday_by_day" ON "holiday" USING btree ("first_day","id");--> statement-breakpoint
CREATE INDEX "holiday_by_country" ON "holiday" USING btree ("country_code","id");--> statement-breakpoint
CREATE INDEX "holiday_modified" ON "holiday" USING btree ("modified_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_time_of" ON "work_time" USING btree ("site","country_code","purpose");--> statement-breakpoint
CREATE INDEX "work_time_by_country" ON "work_time" USING btree ("site","country_code","id");--> statement-breakpoint
CREATE INDEX "work_time_modified" ON "work_time" USING btree ("site","modified_at","id");