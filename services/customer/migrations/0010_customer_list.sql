-- A text as it is sought: in small letters, without accents, widths as one.
CREATE FUNCTION sought_of(whole text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(regexp_replace(lower(normalize(whole, NFKD)), U&'[\0300-\036f]', '', 'g'), 'đøł', 'dol')
$$;--> statement-breakpoint
-- Every run of two letters of a text, each once: what holds them all may hold a text that is looked for.
CREATE FUNCTION pairs(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(whole, n, 2)) FROM generate_series(1, length(whole) - 1) n
$$;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "unusable_reason" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "modified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "modified_by" text;--> statement-breakpoint
-- Nobody had changed any.
UPDATE "customer" SET "modified_at" = "created_at", "modified_by" = 'system';--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "modified_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "modified_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "sought" text GENERATED ALWAYS AS (sought_of("name_en" || ' ' || coalesce("name_zh", '') || ' ' || "customer_code" || ' ' || "intl_customer_code")) STORED;--> statement-breakpoint
CREATE INDEX "customer_site_name" ON "customer" USING btree ("site","name_en","id");--> statement-breakpoint
CREATE INDEX "customer_site_status" ON "customer" USING btree ("site","status");--> statement-breakpoint
CREATE INDEX "customer_site_sales" ON "customer" USING btree ("site","sales_person","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_pairs" ON "customer" USING gin (pairs("sought"));
