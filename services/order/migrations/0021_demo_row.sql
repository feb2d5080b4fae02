CREATE TABLE "demo_row" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "demo_row_code" ON "demo_row" USING btree ("code");--> statement-breakpoint
CREATE INDEX "demo_row_modified" ON "demo_row" USING btree ("modified_at","id");