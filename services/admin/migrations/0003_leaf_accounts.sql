CREATE TABLE "organisation" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_customer" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"work_no" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "central_account" text;--> statement-breakpoint
UPDATE "user_account" SET "central_account" = "user_name";--> statement-breakpoint
ALTER TABLE "user_account" ALTER COLUMN "central_account" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "work_no" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "org_code" text;--> statement-breakpoint
ALTER TABLE "data_group" ADD COLUMN "rules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_customer_work_no" ON "sales_customer" USING btree ("work_no");--> statement-breakpoint
CREATE INDEX "user_account_name_order" ON "user_account" USING btree ("user_name","id");--> statement-breakpoint
CREATE INDEX "user_account_modified" ON "user_account" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_account_org" ON "user_account" USING btree ("org_code");--> statement-breakpoint
CREATE INDEX "data_group_modified" ON "data_group" USING btree ("modified_at","id");--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_central" UNIQUE("central_account");--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_work_no" UNIQUE("work_no");