CREATE TABLE "phone_rule_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calling_code" integer NOT NULL,
	"countries" text[] NOT NULL,
	"lengths" integer[] NOT NULL,
	"patterns" text[] NOT NULL,
	"example" text NOT NULL,
	CONSTRAINT "phone_rule_copy_calling_code_unique" UNIQUE("calling_code")
);
--> statement-breakpoint
CREATE TABLE "month_card" (
	"card" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_use" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followed" (
	"owner" text NOT NULL,
	"thing" text NOT NULL,
	"xid" "xid8" NOT NULL,
	"seq" bigint NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_owner_thing_pk" PRIMARY KEY("owner","thing")
);
--> statement-breakpoint
CREATE TABLE "outbox_forgotten" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"xid" "xid8" NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "month_card" ADD CONSTRAINT "month_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "month_card_customer" ON "month_card" USING btree ("customer_id","card");