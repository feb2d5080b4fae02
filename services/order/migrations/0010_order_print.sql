CREATE TABLE "order_print" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"button" text NOT NULL,
	"what" text NOT NULL,
	"paper" text,
	"copies" integer,
	"order_ids" uuid[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_print_at" ON "order_print" USING btree ("at");