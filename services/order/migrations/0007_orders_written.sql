CREATE TABLE "customer_copy" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"org_code" text,
	"status" text NOT NULL,
	"month_cards" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_number" (
	"number" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_config" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "free_number_pool" ON "free_number" USING btree ("site","kind","number");