DROP INDEX "orders_all_created";--> statement-breakpoint
DROP INDEX "orders_all_declared";--> statement-breakpoint
DROP INDEX "orders_cod_created";--> statement-breakpoint
DROP INDEX "orders_cod_declared";--> statement-breakpoint
CREATE INDEX "orders_all_created" ON "orders" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at","customer_code","receiver_country","org_code");--> statement-breakpoint
CREATE INDEX "orders_all_declared" ON "orders" USING btree ("site","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at","customer_code","receiver_country","org_code");--> statement-breakpoint
CREATE INDEX "orders_cod_created" ON "orders" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value","picked_up_at","customer_code","receiver_country","org_code") WHERE cod_amount is not null;--> statement-breakpoint
CREATE INDEX "orders_cod_declared" ON "orders" USING btree ("site","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at","picked_up_at","customer_code","receiver_country","org_code") WHERE cod_amount is not null;