DROP INDEX "orders_all_created";--> statement-breakpoint
DROP INDEX "orders_all_declared";--> statement-breakpoint
DROP INDEX "orders_status_created";--> statement-breakpoint
DROP INDEX "orders_status_declared";--> statement-breakpoint
DROP INDEX "orders_audit_created";--> statement-breakpoint
DROP INDEX "orders_audit_declared";--> statement-breakpoint
DROP INDEX "orders_source_created";--> statement-breakpoint
DROP INDEX "orders_source_declared";--> statement-breakpoint
DROP INDEX "orders_customer_created";--> statement-breakpoint
DROP INDEX "orders_customer_declared";--> statement-breakpoint
DROP INDEX "orders_main_account_created";--> statement-breakpoint
DROP INDEX "orders_main_account_declared";--> statement-breakpoint
DROP INDEX "orders_sub_account_created";--> statement-breakpoint
DROP INDEX "orders_sub_account_declared";--> statement-breakpoint
DROP INDEX "orders_receiver_created";--> statement-breakpoint
DROP INDEX "orders_receiver_declared";--> statement-breakpoint
DROP INDEX "orders_sender_created";--> statement-breakpoint
DROP INDEX "orders_sender_declared";--> statement-breakpoint
DROP INDEX "orders_org_created";--> statement-breakpoint
DROP INDEX "orders_org_declared";--> statement-breakpoint
DROP INDEX "orders_currency_created";--> statement-breakpoint
DROP INDEX "orders_currency_declared";--> statement-breakpoint
DROP INDEX "orders_counted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "push_state" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "push_state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "picked_up_at" timestamp (3) with time zone;--> statement-breakpoint
-- When orders were picked up, from their history; what the customs system was told last of them, from the deliveries.
UPDATE "orders" o SET picked_up_at = h.at
FROM (SELECT order_id, min(at) AS at FROM "order_history" WHERE event = 'PICKED_UP' GROUP BY order_id) h WHERE h.order_id = o.id;--> statement-breakpoint
UPDATE "orders" o SET push_state = d.state
FROM "delivery" d WHERE d.subject = o.id AND d.system = 'CUSTOMS' AND d.is_newest;--> statement-breakpoint
CREATE INDEX "orders_audit_states" ON "orders" USING btree ("site","audit_status","order_status");--> statement-breakpoint
CREATE INDEX "orders_source_states" ON "orders" USING btree ("site","source_system","order_status");--> statement-breakpoint
CREATE INDEX "orders_customer_states" ON "orders" USING btree ("site","customer_code","order_status");--> statement-breakpoint
CREATE INDEX "orders_receiver_states" ON "orders" USING btree ("site","receiver_country","order_status");--> statement-breakpoint
CREATE INDEX "orders_sender_states" ON "orders" USING btree ("site","sender_country","order_status");--> statement-breakpoint
CREATE INDEX "orders_org_states" ON "orders" USING btree ("site","org_code","order_status");--> statement-breakpoint
CREATE INDEX "orders_currency_states" ON "orders" USING btree ("site","declared_currency","order_status");--> statement-breakpoint
CREATE INDEX "orders_product_created" ON "orders" USING btree ("site","service_name","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_product_declared" ON "orders" USING btree ("site","service_name","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_product_states" ON "orders" USING btree ("site","service_name","order_status");--> statement-breakpoint
CREATE INDEX "orders_payer_created" ON "orders" USING btree ("site","pay_method","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_payer_declared" ON "orders" USING btree ("site","pay_method","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_payer_states" ON "orders" USING btree ("site","pay_method","order_status");--> statement-breakpoint
CREATE INDEX "orders_push_created" ON "orders" USING btree ("site","push_state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_push_declared" ON "orders" USING btree ("site","push_state","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_push_states" ON "orders" USING btree ("site","push_state","order_status");--> statement-breakpoint
CREATE INDEX "orders_cod_created" ON "orders" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at") WHERE cod_amount is not null;--> statement-breakpoint
CREATE INDEX "orders_cod_declared" ON "orders" USING btree ("site","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at") WHERE cod_amount is not null;--> statement-breakpoint
CREATE INDEX "orders_cod_states" ON "orders" USING btree ("site","order_status") WHERE cod_amount is not null;--> statement-breakpoint
CREATE INDEX "orders_picked_up" ON "orders" USING btree ("site","picked_up_at","created_at","declared_value","id") WHERE picked_up_at is not null;--> statement-breakpoint
CREATE INDEX "orders_status_picked_up" ON "orders" USING btree ("site","order_status","picked_up_at") WHERE picked_up_at is not null;--> statement-breakpoint
CREATE INDEX "orders_oddly_picked_up" ON "orders" USING btree ("picked_up_at","created_at") WHERE (picked_up_at < created_at or picked_up_at - created_at > interval '10 days');--> statement-breakpoint
CREATE INDEX "orders_all_created" ON "orders" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_all_declared" ON "orders" USING btree ("site","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("site","order_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_status_declared" ON "orders" USING btree ("site","order_status","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_audit_created" ON "orders" USING btree ("site","audit_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_audit_declared" ON "orders" USING btree ("site","audit_status","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_source_created" ON "orders" USING btree ("site","source_system","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_source_declared" ON "orders" USING btree ("site","source_system","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_customer_created" ON "orders" USING btree ("site","customer_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_customer_declared" ON "orders" USING btree ("site","customer_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_main_account_created" ON "orders" USING btree ("site","main_user_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_main_account_declared" ON "orders" USING btree ("site","main_user_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_sub_account_created" ON "orders" USING btree ("site","user_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_sub_account_declared" ON "orders" USING btree ("site","user_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_receiver_created" ON "orders" USING btree ("site","receiver_country","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_receiver_declared" ON "orders" USING btree ("site","receiver_country","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_sender_created" ON "orders" USING btree ("site","sender_country","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_sender_declared" ON "orders" USING btree ("site","sender_country","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_org_created" ON "orders" USING btree ("site","org_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_org_declared" ON "orders" USING btree ("site","org_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_currency_created" ON "orders" USING btree ("site","declared_currency","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_currency_declared" ON "orders" USING btree ("site","declared_currency","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at");--> statement-breakpoint
CREATE INDEX "orders_counted" ON "orders" USING btree ("site","order_status","audit_status","source_system","sender_country","receiver_country","declared_currency","org_code","customer_code","main_user_code","user_code","service_name","pay_method","push_state","cod_amount","created_at","declared_value","picked_up_at","id");