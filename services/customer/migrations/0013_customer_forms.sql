-- Runs of three letters, by which names that are nearly the same are found. A trusted extension: the owner of the database may make it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- A name without what kind of company it says, and without signs: what of it tells one from another.
CREATE FUNCTION name_core(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    regexp_replace(public.sought_of(name), '[^[:alnum:]]+', ' ', 'g'),
    '\m(sdn|bhd|pt|tbk|cv|co|corp|inc|llc|ltd|limited|company|corporation|group|cong ty|tnhh|co phan|mtv|jsc)\M|有限公司|股份|集团|集團', '', 'g'))
$$;--> statement-breakpoint
CREATE SEQUENCE "public"."customer_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "customer_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"submitter_id" text NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "customer_review_decided" CHECK (("customer_review"."status" = 'PENDING') = ("customer_review"."decided_at" is null)),
	CONSTRAINT "customer_review_failed_says_why" CHECK (("customer_review"."status" = 'FAILED') = ("customer_review"."reason" is not null))
);
--> statement-breakpoint
DROP INDEX "customer_cert";--> statement-breakpoint
ALTER TABLE "customer_review" ADD CONSTRAINT "customer_review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_review_open_once" ON "customer_review" USING btree ("customer_id") WHERE "customer_review"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "customer_review_of" ON "customer_review" USING btree ("customer_id","submitted_at");--> statement-breakpoint
CREATE INDEX "customer_review_site_submitted" ON "customer_review" USING btree ("site","submitted_at","id");--> statement-breakpoint
CREATE INDEX "customer_review_site_status" ON "customer_review" USING btree ("site","status","submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_identity_once" ON "customer" USING btree (translate("cert_no", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'),"site");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_tax_once" ON "customer" USING btree (translate("tax_no", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'),"site");--> statement-breakpoint
CREATE INDEX "customer_name_alike" ON "customer" USING gin (name_core("name_en") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_name_zh_alike" ON "customer" USING gin (name_core("name_zh") gin_trgm_ops);