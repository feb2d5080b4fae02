CREATE TABLE "failed_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"write" text NOT NULL,
	"orders" integer NOT NULL,
	"source_system" text NOT NULL,
	"code" integer NOT NULL,
	"reason" text NOT NULL,
	"problems" jsonb NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text,
	"customer_order_no" text NOT NULL,
	"plain_no" text NOT NULL,
	"receiver_country" text NOT NULL,
	"org_code" text,
	"user_name" text NOT NULL,
	"trace_id" text NOT NULL,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "failed_order_at" ON "failed_order" USING btree ("site","at","id");--> statement-breakpoint
CREATE INDEX "failed_order_reason" ON "failed_order" USING btree ("site","reason","at","id");--> statement-breakpoint
CREATE INDEX "failed_order_source" ON "failed_order" USING btree ("site","source_system","at","id");--> statement-breakpoint
CREATE INDEX "failed_order_customer" ON "failed_order" USING btree ("site","customer_code","at","id");--> statement-breakpoint
CREATE INDEX "failed_order_number" ON "failed_order" USING btree ("site","plain_no","at","id");