CREATE TABLE "data_permission" (
	"record" text PRIMARY KEY NOT NULL,
	"country" text DEFAULT 'LIMITED' NOT NULL,
	"org" text DEFAULT 'LIMITED' NOT NULL,
	"customer" text DEFAULT 'LIMITED' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
