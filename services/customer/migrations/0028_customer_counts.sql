DROP INDEX "customer_site_status";--> statement-breakpoint
CREATE INDEX "customer_site_org" ON "customer" USING btree ("site","org_code","status");--> statement-breakpoint
CREATE INDEX "customer_site_country" ON "customer" USING btree ("site","country_code","status");--> statement-breakpoint
CREATE INDEX "customer_site_settlement" ON "customer" USING btree ("site","settlement_type","customer_type","status");--> statement-breakpoint
CREATE INDEX "customer_site_status" ON "customer" USING btree ("site","status","created_at");