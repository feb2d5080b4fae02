ALTER TABLE "account_copy" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "account_copy" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;