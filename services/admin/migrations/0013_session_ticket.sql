ALTER TABLE "session" ADD COLUMN "ticket_hash" text;--> statement-breakpoint
CREATE INDEX "session_of_ticket" ON "session" USING btree ("ticket_hash");