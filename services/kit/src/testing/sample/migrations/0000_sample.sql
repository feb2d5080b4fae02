CREATE TABLE "parcel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"weight" integer,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parcel_name" UNIQUE("name")
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
CREATE INDEX "parcel_seen" ON "parcel" USING btree ("seen_at","id");--> statement-breakpoint
CREATE INDEX "parcel_weight" ON "parcel" USING btree ("weight","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_commit_order" ON "outbox" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");