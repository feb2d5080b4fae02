CREATE TABLE "currency_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"rate_to_cny" numeric NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "sourced" jsonb;--> statement-breakpoint
CREATE INDEX "currency_rate_of" ON "currency_rate" USING btree ("code","since","id");--> statement-breakpoint
-- The history begins with what each currency is worth now.
INSERT INTO "currency_rate" ("id", "code", "rate_to_cny", "since", "by", "origin")
SELECT gen_random_uuid(), "code", "rate_to_cny", "modified_at", "modified_by", CASE WHEN "version" = 1 AND "created_by" = 'system' THEN 'RELEASE' ELSE 'HAND' END
FROM "currency";
