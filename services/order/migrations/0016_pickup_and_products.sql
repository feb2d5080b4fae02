CREATE TABLE "city" (
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "city_country_code_region_name_pk" PRIMARY KEY("country_code","region","name")
);
--> statement-breakpoint
CREATE TABLE "pickup_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"place" text NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"product_code" text NOT NULL,
	"ways" text[] NOT NULL,
	"weekdays" text[] NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"cut_off" text NOT NULL,
	"notice_en" text NOT NULL,
	"notice_zh_cn" text NOT NULL,
	"notice_zh_hk" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "add_service" (
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
	"help_en" text NOT NULL,
	"help_zh_cn" text NOT NULL,
	"help_zh_hk" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
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
	"help_en" text NOT NULL,
	"help_zh_cn" text NOT NULL,
	"help_zh_hk" text NOT NULL,
	"min_weight" numeric(9, 2) NOT NULL,
	"max_parcel_weight" numeric(9, 2) NOT NULL,
	"max_length" integer NOT NULL,
	"max_girth" integer NOT NULL,
	"pay_methods" text[] NOT NULL,
	"tax_pay_methods" text[] NOT NULL,
	"pickup_ways" text[] NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_add_service" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"add_service_id" uuid NOT NULL,
	"site" text NOT NULL,
	"fee" numeric(18, 2),
	"fee_currency" text NOT NULL,
	"fee_rate" numeric(6, 3),
	CONSTRAINT "product_add_service_once" UNIQUE("site","product_id","add_service_id")
);
--> statement-breakpoint
CREATE TABLE "product_lane" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"site" text NOT NULL,
	"from_country" text NOT NULL,
	"to_country" text,
	"aging_min" integer NOT NULL,
	"aging_max" integer NOT NULL,
	"max_weight" numeric(9, 2) NOT NULL,
	CONSTRAINT "product_lane_once" UNIQUE NULLS NOT DISTINCT("site","product_id","from_country","to_country")
);
--> statement-breakpoint
ALTER TABLE "product_add_service" ADD CONSTRAINT "product_add_service_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_add_service" ADD CONSTRAINT "product_add_service_add_service_id_add_service_id_fk" FOREIGN KEY ("add_service_id") REFERENCES "public"."add_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lane" ADD CONSTRAINT "product_lane_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_notice_by_place" ON "pickup_notice" USING btree ("site","place","id");--> statement-breakpoint
CREATE INDEX "pickup_notice_by_day" ON "pickup_notice" USING btree ("site","valid_from","id");--> statement-breakpoint
CREATE INDEX "pickup_notice_modified" ON "pickup_notice" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "pickup_notice_of_place" ON "pickup_notice" USING btree ("site","country_code","region","city","product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "add_service_code" ON "add_service" USING btree ("code");--> statement-breakpoint
CREATE INDEX "add_service_sort" ON "add_service" USING btree ("sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "product_name" ON "product" USING btree ("name_en");--> statement-breakpoint
CREATE INDEX "product_sort" ON "product" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "product_lane_to" ON "product_lane" USING btree ("site","to_country","product_id");