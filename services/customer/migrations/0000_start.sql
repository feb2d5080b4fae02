CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_code" text NOT NULL,
	"intl_customer_code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text,
	"customer_type" text NOT NULL,
	"status" text NOT NULL,
	"industry" text,
	"country_code" text NOT NULL,
	"province" text,
	"city" text,
	"address" text,
	"post_code" text,
	"sales_person" text,
	"settlement_type" text NOT NULL,
	"credit_period_days" integer,
	"credit_limit" numeric(18, 2),
	"credit_currency" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone_code" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user" text NOT NULL,
	"user_name" text NOT NULL,
	"role" text,
	"site" text NOT NULL,
	"button" text NOT NULL,
	"route" text NOT NULL,
	"trace_id" text NOT NULL,
	"type" text,
	"subject" text,
	"before" jsonb,
	"after" jsonb
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
CREATE UNIQUE INDEX "customer_code_once" ON "customer" USING btree ("customer_code");--> statement-breakpoint
CREATE INDEX "customer_site_created" ON "customer" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_site_code" ON "customer" USING btree ("site","customer_code","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_commit_order" ON "outbox" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");