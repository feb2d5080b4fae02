ALTER TABLE "session" ADD COLUMN "view_as" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "view_as_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_view_as_user_account_id_fk" FOREIGN KEY ("view_as") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;