CREATE TABLE "case_handling" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"handled_by" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "case_handling_reviewer" ON "case_handling" USING btree ("site","handled_by");