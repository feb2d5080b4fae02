CREATE TABLE "account_copy" (
	"user_code" text PRIMARY KEY NOT NULL,
	"main_user_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"stamped_main" text NOT NULL,
	"site" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_counted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "user_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "main_user_code" text;--> statement-breakpoint
CREATE INDEX "account_copy_customer" ON "account_copy" USING btree ("customer_code","user_code");--> statement-breakpoint
CREATE INDEX "account_copy_moved" ON "account_copy" USING btree ("user_code") WHERE "account_copy"."stamped_main" <> "account_copy"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_main_account_created" ON "orders" USING btree ("site","main_user_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_main_account_declared" ON "orders" USING btree ("site","main_user_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_sub_account_created" ON "orders" USING btree ("site","user_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_sub_account_declared" ON "orders" USING btree ("site","user_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_counted" ON "orders" USING btree ("site","order_status","audit_status","source_system","sender_country","receiver_country","declared_currency","org_code","customer_code","main_user_code","user_code","created_at","declared_value","id");