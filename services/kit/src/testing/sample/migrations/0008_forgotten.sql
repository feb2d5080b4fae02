ALTER TABLE "delivery" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "delivery_kept" ON "delivery" USING btree ("ended_at") WHERE body is not null;