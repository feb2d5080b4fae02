ALTER TABLE "add_service" ADD COLUMN "asks" text NOT NULL DEFAULT 'FLAG';--> statement-breakpoint
ALTER TABLE "add_service" ADD COLUMN "fee_kind" text NOT NULL DEFAULT 'FIXED';--> statement-breakpoint
ALTER TABLE "add_service" ADD COLUMN "fee" numeric NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "add_service" ADD COLUMN "fee_least" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "add_service" ADD COLUMN "fee_most" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "add_service" ADD COLUMN "fee_currency" text NOT NULL DEFAULT 'CNY';--> statement-breakpoint
-- Rows that are there already: what those of the release ask and cost; others cost nothing until somebody says.
UPDATE "add_service" SET "asks" = v.asks, "fee_kind" = v.kind, "fee" = v.fee, "fee_least" = v.least
FROM (VALUES
  ('INSURANCE', 'AMOUNT', 'PERCENT', 0.5, 5.00),
  ('EXPORT_DECLARATION', 'FLAG', 'FIXED', 120, NULL),
  ('COD', 'AMOUNT', 'PERCENT', 1.5, 18.00),
  ('PACKAGING', 'COUNT', 'FIXED', 6, NULL),
  ('SIGNATURE', 'FLAG', 'FIXED', 12, NULL)
) AS v(code, asks, kind, fee, least)
WHERE "add_service"."code" = v.code;--> statement-breakpoint
ALTER TABLE "add_service" ALTER COLUMN "asks" DROP DEFAULT, ALTER COLUMN "fee_kind" DROP DEFAULT, ALTER COLUMN "fee" DROP DEFAULT, ALTER COLUMN "fee_currency" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "add_service_modified" ON "add_service" USING btree ("modified_at","id");
