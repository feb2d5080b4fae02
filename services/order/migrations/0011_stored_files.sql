CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"container" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"purpose" text NOT NULL,
	"user" text NOT NULL,
	"site" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"scanned_by" text NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"held_by" text
);
--> statement-breakpoint
CREATE INDEX "stored_file_unheld" ON "stored_file" USING btree ("at") WHERE "stored_file"."held_by" is null;--> statement-breakpoint
CREATE INDEX "stored_file_sha256" ON "stored_file" USING btree ("sha256");