DROP INDEX "orders_audit_states";--> statement-breakpoint
CREATE INDEX "orders_audit_states" ON "orders" USING btree ("site","audit_status","order_status","receiver_country");