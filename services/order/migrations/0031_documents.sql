CREATE TABLE "review_document" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"state" text NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"bytes" integer,
	"added_by" text,
	"added_at" timestamp (3) with time zone,
	"judged_by" text,
	"judged_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "review_document_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "review_document_refused_says_why" CHECK (("review_document"."state" = 'REFUSED') = ("review_document"."reason" is not null))
);
