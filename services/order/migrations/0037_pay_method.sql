CREATE TABLE "pay_method" (
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
	"sort" integer NOT NULL,
	"pay_for" text[] NOT NULL,
	"payers" text[] NOT NULL,
	"needs_month_card" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_method_code" ON "pay_method" USING btree ("code");--> statement-breakpoint
CREATE INDEX "pay_method_sort" ON "pay_method" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "pay_method_modified" ON "pay_method" USING btree ("modified_at","id");