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
	"body" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"trace_id" text NOT NULL,
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
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_version" ON "delivery" USING btree ("system","subject","version");--> statement-breakpoint
CREATE INDEX "delivery_due" ON "delivery" USING btree ("system","next_at","id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "delivery_newest" ON "delivery" USING btree ("system","site","asked_at","id") WHERE is_newest;--> statement-breakpoint
CREATE INDEX "delivery_newest_state" ON "delivery" USING btree ("system","site","state","asked_at","id") WHERE is_newest;--> statement-breakpoint
CREATE INDEX "delivery_name" ON "delivery" USING btree ("system","site","name","asked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_attempt_number" ON "delivery_attempt" USING btree ("delivery_id","number");--> statement-breakpoint
CREATE INDEX "delivery_attempt_at" ON "delivery_attempt" USING btree ("system","site","at","id");--> statement-breakpoint
CREATE INDEX "delivery_attempt_outcome" ON "delivery_attempt" USING btree ("system","site","outcome","at","id");--> statement-breakpoint
CREATE INDEX "delivery_attempt_name" ON "delivery_attempt" USING btree ("system","site","name","at","id");--> statement-breakpoint
CREATE INDEX "delivery_attempt_subject" ON "delivery_attempt" USING btree ("subject","at");