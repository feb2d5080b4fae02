CREATE TABLE "warehouse_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"country_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"sort" integer NOT NULL,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_address_code" ON "warehouse_address" USING btree ("site","code");--> statement-breakpoint
CREATE INDEX "warehouse_address_by_code" ON "warehouse_address" USING btree ("site","code","id");--> statement-breakpoint
CREATE INDEX "warehouse_address_by_sort" ON "warehouse_address" USING btree ("site","sort","id");--> statement-breakpoint
CREATE INDEX "warehouse_address_modified" ON "warehouse_address" USING btree ("site","modified_at","id");