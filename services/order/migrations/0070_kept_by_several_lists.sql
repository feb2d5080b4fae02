DROP INDEX "orders_status_picked_up";--> statement-breakpoint
CREATE INDEX "orders_kept" ON "orders" USING btree ("site","order_status","receiver_country","customer_code","org_code","source_system");--> statement-breakpoint
CREATE INDEX "orders_status_picked_up" ON "orders" USING btree ("site","order_status","picked_up_at","declared_value") WHERE picked_up_at is not null;