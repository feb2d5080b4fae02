CREATE TABLE "user_account_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"user_account_ids" uuid[] NOT NULL,
	"is_more" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account_search" (
	"user" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_account_search_user_digest_pk" PRIMARY KEY("user","digest")
);
--> statement-breakpoint
CREATE INDEX "user_account_finding_at" ON "user_account_finding" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_account_search_at" ON "user_account_search" USING btree ("at");