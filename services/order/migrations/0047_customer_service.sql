CREATE TABLE "customer_service" (
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
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_cn" text NOT NULL,
	"name_zh_hk" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_service_of" ON "customer_service" USING btree ("site","country_code","area_key");--> statement-breakpoint
CREATE INDEX "customer_service_by_country" ON "customer_service" USING btree ("site","country_code","id");--> statement-breakpoint
CREATE INDEX "customer_service_by_area" ON "customer_service" USING btree ("site","area","id");--> statement-breakpoint
CREATE INDEX "customer_service_modified" ON "customer_service" USING btree ("site","modified_at","id");