DROP INDEX "orders_source_states";--> statement-breakpoint
DROP INDEX "orders_customer_states";--> statement-breakpoint
DROP INDEX "orders_main_account_created";--> statement-breakpoint
DROP INDEX "orders_main_account_declared";--> statement-breakpoint
DROP INDEX "orders_main_account_states";--> statement-breakpoint
DROP INDEX "orders_sub_account_created";--> statement-breakpoint
DROP INDEX "orders_sub_account_declared";--> statement-breakpoint
DROP INDEX "orders_sub_account_states";--> statement-breakpoint
DROP INDEX "orders_receiver_created";--> statement-breakpoint
DROP INDEX "orders_receiver_declared";--> statement-breakpoint
DROP INDEX "orders_receiver_states";--> statement-breakpoint
DROP INDEX "orders_sender_states";--> statement-breakpoint
DROP INDEX "orders_org_states";--> statement-breakpoint
DROP INDEX "orders_currency_created";--> statement-breakpoint
DROP INDEX "orders_currency_declared";--> statement-breakpoint
DROP INDEX "orders_currency_states";--> statement-breakpoint
DROP INDEX "orders_product_states";--> statement-breakpoint
DROP INDEX "orders_payer_states";--> statement-breakpoint
DROP INDEX "orders_push_states";--> statement-breakpoint
DROP INDEX "orders_cod_states";--> statement-breakpoint
CREATE INDEX "orders_receiver_times" ON "orders" USING btree ("site","receiver_country","order_status","created_at","source_system");--> statement-breakpoint
CREATE INDEX "orders_source_states" ON "orders" USING btree ("site","source_system","order_status","receiver_country","sender_country","org_code","product_code","pay_method","push_state","declared_currency");--> statement-breakpoint
CREATE INDEX "orders_customer_states" ON "orders" USING btree ("site","customer_code","order_status","receiver_country");--> statement-breakpoint
CREATE INDEX "orders_main_account_created" ON "orders" USING btree ("site","main_user_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at","order_status");--> statement-breakpoint
CREATE INDEX "orders_main_account_declared" ON "orders" USING btree ("site","main_user_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at","order_status");--> statement-breakpoint
CREATE INDEX "orders_main_account_states" ON "orders" USING btree ("site","main_user_code","order_status","receiver_country");--> statement-breakpoint
CREATE INDEX "orders_sub_account_created" ON "orders" USING btree ("site","user_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at","order_status") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_sub_account_declared" ON "orders" USING btree ("site","user_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at","order_status") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_sub_account_states" ON "orders" USING btree ("site","user_code","order_status","main_user_code","receiver_country") WHERE "orders"."user_code" <> "orders"."main_user_code";--> statement-breakpoint
CREATE INDEX "orders_receiver_created" ON "orders" USING btree ("site","receiver_country","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at","source_system");--> statement-breakpoint
CREATE INDEX "orders_receiver_declared" ON "orders" USING btree ("site","receiver_country","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at","source_system");--> statement-breakpoint
CREATE INDEX "orders_receiver_states" ON "orders" USING btree ("site","receiver_country","order_status","sender_country","org_code","source_system","product_code","pay_method","push_state","declared_currency");--> statement-breakpoint
CREATE INDEX "orders_sender_states" ON "orders" USING btree ("site","sender_country","order_status","receiver_country","org_code","source_system","product_code","pay_method","push_state","declared_currency");--> statement-breakpoint
CREATE INDEX "orders_org_states" ON "orders" USING btree ("site","org_code","order_status","receiver_country","sender_country","source_system","product_code","pay_method","push_state","declared_currency");--> statement-breakpoint
CREATE INDEX "orders_currency_created" ON "orders" USING btree ("site","declared_currency","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at","order_status");--> statement-breakpoint
CREATE INDEX "orders_currency_declared" ON "orders" USING btree ("site","declared_currency","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at","order_status");--> statement-breakpoint
CREATE INDEX "orders_currency_states" ON "orders" USING btree ("site","declared_currency","order_status","receiver_country","sender_country","org_code","source_system","product_code","pay_method","push_state");--> statement-breakpoint
CREATE INDEX "orders_product_states" ON "orders" USING btree ("site","product_code","order_status","receiver_country","sender_country","org_code","source_system","pay_method","push_state","declared_currency") WHERE product_code is not null;--> statement-breakpoint
CREATE INDEX "orders_payer_states" ON "orders" USING btree ("site","pay_method","order_status","receiver_country","sender_country","org_code","source_system","product_code","push_state","declared_currency");--> statement-breakpoint
CREATE INDEX "orders_push_states" ON "orders" USING btree ("site","push_state","order_status","receiver_country","sender_country","org_code","source_system","product_code","pay_method","declared_currency");--> statement-breakpoint
CREATE INDEX "orders_cod_states" ON "orders" USING btree ("site","order_status","receiver_country","sender_country","org_code","source_system","product_code","pay_method","push_state","declared_currency") WHERE cod_amount is not null;