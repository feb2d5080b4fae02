DROP INDEX "orders_counted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "org_code" text;--> statement-breakpoint
CREATE INDEX "orders_org_created" ON "orders" USING btree ("site","org_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_org_declared" ON "orders" USING btree ("site","org_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_counted" ON "orders" USING btree ("site","order_status","audit_status","source_system","sender_country","receiver_country","declared_currency","org_code","customer_code","created_at","declared_value","id");