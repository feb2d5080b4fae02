ALTER TABLE "product" ADD COLUMN "cargo_types" text[] NOT NULL DEFAULT '{PARCEL,DOCUMENT,BATTERY,LIQUID,FRESH}';--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_weight" numeric(9, 2) NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "volume_divisor" integer NOT NULL DEFAULT 5000;--> statement-breakpoint
-- Rows that are there already weigh at most what their widest lane takes, and take every cargo type until somebody says less.
UPDATE "product" SET "max_weight" = greatest(
  "max_parcel_weight",
  (SELECT max("product_lane"."max_weight") FROM "product_lane" WHERE "product_lane"."product_id" = "product"."id")
);--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "cargo_types" DROP DEFAULT, ALTER COLUMN "max_weight" DROP DEFAULT, ALTER COLUMN "volume_divisor" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "product_modified" ON "product" USING btree ("modified_at","id");
