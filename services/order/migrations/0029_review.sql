CREATE TABLE "order_follow_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"note" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"closed_by" text,
	"closed_at" timestamp (3) with time zone,
	"closed_note" text
);
--> statement-breakpoint
CREATE TABLE "staff_audit_auth" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"user_name" text NOT NULL,
	"countries" text[],
	"remark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
-- Each waits from when it came to its queue, or came back to it.
UPDATE "orders" SET "waiting_since" = greatest("created_at", (SELECT max("at") FROM "order_history" WHERE "order_id" = "orders"."id" AND "event" IN ('BACK', 'TO_CONTACT', 'CONTACTED', 'TO_SUPPLEMENT', 'SUPPLEMENTED'))) WHERE "order_status" IN ('TO_VERIFY', 'TO_CONTACT', 'TO_SUPPLEMENT');--> statement-breakpoint
CREATE UNIQUE INDEX "order_follow_up_open" ON "order_follow_up" USING btree ("order_id") WHERE "order_follow_up"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "order_follow_up_by_age" ON "order_follow_up" USING btree ("site","asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_audit_auth_person" ON "staff_audit_auth" USING btree ("site",lower("user_name"));--> statement-breakpoint
CREATE INDEX "staff_audit_auth_by_name" ON "staff_audit_auth" USING btree ("site","user_name","id");--> statement-breakpoint
CREATE INDEX "staff_audit_auth_modified" ON "staff_audit_auth" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("site","audit_status","waiting_since","id") WHERE waiting_since is not null;