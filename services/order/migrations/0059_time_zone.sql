CREATE TABLE "time_zone" (
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
	"offset_minutes" integer NOT NULL,
	"next_change_at" timestamp (3) with time zone,
	"next_offset_minutes" integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX "time_zone_code" ON "time_zone" USING btree ("code");--> statement-breakpoint
CREATE INDEX "time_zone_offset" ON "time_zone" USING btree ("offset_minutes","id");--> statement-breakpoint
CREATE INDEX "time_zone_modified" ON "time_zone" USING btree ("modified_at","id");