ALTER TABLE "delivery" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "delivery_asked" ON "delivery" USING btree ("system","site","asked_at","id");--> statement-breakpoint
CREATE INDEX "delivery_asked_state" ON "delivery" USING btree ("system","site","state","asked_at","id");