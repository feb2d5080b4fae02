CREATE TABLE "information_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"card_state" text,
	"remark" text,
	"submissions" integer DEFAULT 0 NOT NULL,
	"submitter_id" text,
	"submitted_by" text,
	"submitted_at" timestamp (3) with time zone,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "information_application_submitted" CHECK (("information_application"."submissions" = 0) = ("information_application"."submitted_at" is null)),
	CONSTRAINT "information_application_drafted" CHECK ("information_application"."status" = 'DRAFT' or "information_application"."submitted_at" is not null),
	CONSTRAINT "information_application_decided" CHECK ("information_application"."status" not in ('ACCEPTED', 'RETURNED') or "information_application"."decided_at" is not null),
	CONSTRAINT "information_application_returned_says_why" CHECK ("information_application"."status" <> 'RETURNED' or "information_application"."reason" is not null),
	CONSTRAINT "information_application_card" CHECK (("information_application"."card_state" is not null) = ("information_application"."kind" = 'CARD' and "information_application"."status" in ('SUBMITTED', 'ACCEPTED')))
);
--> statement-breakpoint
CREATE TABLE "information_application_paper" (
	"application_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "information_application_paper_application_id_paper_pk" PRIMARY KEY("application_id","paper")
);
--> statement-breakpoint
DROP INDEX "customer_review_open_once";--> statement-breakpoint
ALTER TABLE "customer_review" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "information_application" ADD CONSTRAINT "information_application_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_application_paper" ADD CONSTRAINT "information_application_paper_of" FOREIGN KEY ("application_id") REFERENCES "public"."information_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "information_application_open_once" ON "information_application" USING btree ("customer_id","kind") WHERE "information_application"."status" <> 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "information_application_of" ON "information_application" USING btree ("customer_id","kind","status");--> statement-breakpoint
CREATE INDEX "information_application_modified" ON "information_application" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "information_application_created" ON "information_application" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "information_application_status" ON "information_application" USING btree ("site","status","modified_at","id");--> statement-breakpoint
ALTER TABLE "customer_review" ADD CONSTRAINT "customer_review_application_id_information_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."information_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_review_application_open_once" ON "customer_review" USING btree ("application_id") WHERE "customer_review"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "customer_review_of_application" ON "customer_review" USING btree ("application_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_review_open_once" ON "customer_review" USING btree ("customer_id") WHERE "customer_review"."status" = 'PENDING' and "customer_review"."kind" <> 'APPLICATION';--> statement-breakpoint
ALTER TABLE "customer_review" ADD CONSTRAINT "customer_review_about" CHECK (("customer_review"."kind" = 'APPLICATION') = ("customer_review"."application_id" is not null));