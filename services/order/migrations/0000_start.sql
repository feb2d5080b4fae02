CREATE TABLE "country" (
	"country_code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_cn" text NOT NULL,
	"name_zh_hk" text NOT NULL,
	"phone_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"rate_to_cny" numeric NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_goods" (
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"line_no" integer NOT NULL,
	"name" text NOT NULL,
	"size" text,
	"amount" integer NOT NULL,
	"quantity" numeric NOT NULL,
	"unit" text NOT NULL,
	"unit_weight" numeric(12, 3) NOT NULL,
	"price" numeric(18, 2) NOT NULL,
	"total" numeric(18, 2) NOT NULL,
	"source" text,
	"origin" text NOT NULL,
	"hs_code" text NOT NULL,
	"eccn" text,
	"hts_code" text,
	"hts_description" text,
	CONSTRAINT "order_goods_order_id_line_no_pk" PRIMARY KEY("order_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"event" text NOT NULL,
	"params" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_history_order_id_id_pk" PRIMARY KEY("order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_number" (
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_number_number_kind_order_id_pk" PRIMARY KEY("number","kind","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_party" (
	"order_id" uuid NOT NULL,
	"role" text NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"country_code" text NOT NULL,
	"region_levels" text[] NOT NULL,
	"address" text NOT NULL,
	"post_code" text,
	"city_code" text,
	"cert_type" text,
	"cert_no" text,
	"vat" text,
	"eori" text,
	"ioss" text,
	CONSTRAINT "order_party_order_id_role_pk" PRIMARY KEY("order_id","role")
);
--> statement-breakpoint
CREATE TABLE "order_service" (
	"order_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"site" text NOT NULL,
	"service_name" text NOT NULL,
	"fee" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "order_service_order_id_line_no_pk" PRIMARY KEY("order_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"sf_waybill_no" text NOT NULL,
	"customer_order_no" text NOT NULL,
	"customer_order_no_two" text,
	"agent_way_bill_no" text,
	"merged_waybill_nos" text[] DEFAULT '{}' NOT NULL,
	"source_system" text NOT NULL,
	"order_status" text NOT NULL,
	"audit_status" text NOT NULL,
	"cancel_reason" text,
	"cancel_type" text,
	"cancelled_at" timestamp (3) with time zone,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"sender_country" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_country" text NOT NULL,
	"receiver_phone_code" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"service_name" text NOT NULL,
	"pickup_type" text NOT NULL,
	"pickup_at" timestamp (3) with time zone,
	"time_zone_code" text NOT NULL,
	"parcel_num" integer NOT NULL,
	"weight" numeric(12, 3) NOT NULL,
	"volume" numeric(12, 3),
	"declared_currency" text NOT NULL,
	"declared_value" numeric(18, 2) NOT NULL,
	"insured_value" numeric(18, 2),
	"pay_method" text NOT NULL,
	"tax_pay_method" text NOT NULL,
	"pay_month_card" text,
	"tax_month_card" text,
	"coupon_no" text,
	"coupon_amount" numeric(18, 2),
	"estimated_fee" numeric(18, 2),
	"fee_currency" text NOT NULL,
	"cod_card" text,
	"cod_amount" numeric(18, 2),
	"cod_currency" text,
	"sender_reason" text NOT NULL,
	"trade_condition" text NOT NULL,
	"export_declaration" text NOT NULL,
	"import_declaration" text NOT NULL,
	"importer_company" text,
	"importer_phone" text,
	"importer_address" text,
	"exhibitor" text,
	"exhibition" text,
	"exhibition_venue" text,
	"exhibition_booth" text,
	"exhibition_recipient_name" text,
	"exhibition_recipient_tel" text,
	"exhibition_expected_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"user" text NOT NULL,
	"user_name" text NOT NULL,
	"role" text,
	"site" text NOT NULL,
	"module" text,
	"button" text NOT NULL,
	"route" text NOT NULL,
	"trace_id" text NOT NULL,
	"type" text,
	"subject" text,
	"fields" jsonb NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_due" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_user_route_key_pk" PRIMARY KEY("user","route","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"site" text,
	"user" text NOT NULL,
	"trace_id" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_number" ADD CONSTRAINT "order_number_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_party" ADD CONSTRAINT "order_party_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_service" ADD CONSTRAINT "order_service_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_due" ADD CONSTRAINT "audit_due_id_audit_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "currency_code" ON "currency" USING btree ("code");--> statement-breakpoint
CREATE INDEX "currency_sort" ON "currency" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "currency_modified" ON "currency" USING btree ("modified_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number_once" ON "order_number" USING btree ("number") WHERE kind in ('WAYBILL', 'MERGED');--> statement-breakpoint
CREATE INDEX "order_number_order" ON "order_number" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_all_created" ON "orders" USING btree ("site","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_all_declared" ON "orders" USING btree ("site","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created" ON "orders" USING btree ("site","order_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_status_declared" ON "orders" USING btree ("site","order_status","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_audit_created" ON "orders" USING btree ("site","audit_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_audit_declared" ON "orders" USING btree ("site","audit_status","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_source_created" ON "orders" USING btree ("site","source_system","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_source_declared" ON "orders" USING btree ("site","source_system","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_customer_created" ON "orders" USING btree ("site","customer_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_customer_declared" ON "orders" USING btree ("site","customer_code","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_receiver_created" ON "orders" USING btree ("site","receiver_country","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_receiver_declared" ON "orders" USING btree ("site","receiver_country","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_sender_created" ON "orders" USING btree ("site","sender_country","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_sender_declared" ON "orders" USING btree ("site","sender_country","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_currency_created" ON "orders" USING btree ("site","declared_currency","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"declared_value");--> statement-breakpoint
CREATE INDEX "orders_currency_declared" ON "orders" USING btree ("site","declared_currency","declared_value" DESC NULLS FIRST,"id" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "orders_counted" ON "orders" USING btree ("site","order_status","audit_status","source_system","sender_country","receiver_country","declared_currency","customer_code","created_at","declared_value");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("site","at","id");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("site","kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("site","user_name","at","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_commit_order" ON "outbox" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");