CREATE TABLE "customer_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"contact_type" text,
	"title" text,
	"name" text NOT NULL,
	"mobile_area_code" text,
	"mobile" text NOT NULL,
	"phone" text,
	"email" text,
	"company_name" text,
	"country_code" text,
	"province" text,
	"city" text,
	"county" text,
	"address" text,
	"post_code" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"system" text NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"country" text,
	"org_code" text,
	"customer_code" text,
	"version" integer NOT NULL,
	"is_newest" boolean NOT NULL,
	"key" text NOT NULL,
	"body" text,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"trace_id" text NOT NULL,
	"place" text,
	"reason" text,
	"attempts" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"system" text NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"country" text,
	"org_code" text,
	"customer_code" text,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer,
	"status" integer,
	"silence" text,
	"answer" text,
	"trace_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_system" (
	"system" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"down_since" timestamp (3) with time zone,
	"probe_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "nature" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "business_scope" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "cert_type" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "cert_no" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "tax_no" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "delivery_person" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "pin_code" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "tel" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "settlement_account" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "prepaid_account" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "invoice_title" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "invoice_count" integer;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "takes_cod" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "takes_ddp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "release_status" text DEFAULT 'ADD' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "bdus_state" text;--> statement-breakpoint
ALTER TABLE "month_card" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "month_card" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "month_card" ADD COLUMN "added_by" text;--> statement-breakpoint
-- Nobody wrote down when a card came; it did not before its customer.
UPDATE "month_card" SET "id" = gen_random_uuid(), "added_by" = 'system',
  "added_at" = (SELECT c."created_at" FROM "customer" c WHERE c."id" = "month_card"."customer_id");--> statement-breakpoint
ALTER TABLE "month_card" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "month_card" ALTER COLUMN "added_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "month_card" ALTER COLUMN "added_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_contact" ADD CONSTRAINT "customer_contact_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contact_of" ON "customer_contact" USING btree ("customer_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_version" ON "delivery" USING btree ("system","subject","version");--> statement-breakpoint
CREATE INDEX "delivery_due" ON "delivery" USING btree ("system","next_at","id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "delivery_newest" ON "delivery" USING btree ("system","site","asked_at","id") WHERE is_newest;--> statement-breakpoint
CREATE INDEX "delivery_newest_state" ON "delivery" USING btree ("system","site","state","asked_at","id") WHERE is_newest;--> statement-breakpoint
CREATE INDEX "delivery_asked" ON "delivery" USING btree ("system","site","asked_at","id");--> statement-breakpoint
CREATE INDEX "delivery_asked_state" ON "delivery" USING btree ("system","site","state","asked_at","id");--> statement-breakpoint
CREATE INDEX "delivery_kept" ON "delivery" USING btree ("ended_at") WHERE body is not null;--> statement-breakpoint
CREATE INDEX "delivery_name" ON "delivery" USING btree ("system","site","name","asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_attempt_number" ON "delivery_attempt" USING btree ("delivery_id","number");--> statement-breakpoint
CREATE INDEX "delivery_attempt_at" ON "delivery_attempt" USING btree ("system","site","at","id");--> statement-breakpoint
CREATE INDEX "delivery_attempt_outcome" ON "delivery_attempt" USING btree ("system","site","outcome","at","id");--> statement-breakpoint
CREATE INDEX "delivery_attempt_name" ON "delivery_attempt" USING btree ("system","site","name","at","id");--> statement-breakpoint
CREATE INDEX "delivery_attempt_subject" ON "delivery_attempt" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "customer_site_intl" ON "customer" USING btree ("site","intl_customer_code","id");--> statement-breakpoint
CREATE INDEX "customer_site_release" ON "customer" USING btree ("site","release_status","status","intl_customer_code","id");--> statement-breakpoint
CREATE INDEX "customer_site_bdus" ON "customer" USING btree ("site","bdus_state","status","intl_customer_code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "month_card_id" ON "month_card" USING btree ("id");