DROP INDEX "orders_product_created";--> statement-breakpoint
DROP INDEX "orders_product_declared";--> statement-breakpoint
DROP INDEX "orders_product_states";--> statement-breakpoint
DROP INDEX "orders_counted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "product_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cargo_type_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_method_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_pay_method_code" text;--> statement-breakpoint
-- Orders that are there already get their codes from the task FILL_ORDER_CODES, while others are written.
CREATE INDEX "orders_uncoded" ON "orders" USING btree ("service_name") WHERE product_code is null;--> statement-breakpoint
CREATE INDEX "orders_product_created" ON "orders" USING btree ("site","product_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at") WHERE product_code is not null;--> statement-breakpoint
CREATE INDEX "orders_product_declared" ON "orders" USING btree ("site","product_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at") WHERE product_code is not null;--> statement-breakpoint
CREATE INDEX "orders_product_states" ON "orders" USING btree ("site","product_code","order_status") WHERE product_code is not null;--> statement-breakpoint
CREATE INDEX "orders_counted" ON "orders" USING btree ("site","order_status","audit_status","source_system","sender_country","receiver_country","declared_currency","org_code","customer_code","main_user_code","user_code","product_code","pay_method","push_state","cod_amount","created_at","declared_value","picked_up_at","id");