DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_kind";--> statement-breakpoint
DROP INDEX "audit_user";--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "site" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_name","at","id");--> statement-breakpoint
-- What was recorded before: what is common to all sites is of none, and a name that is a phone or an e-mail is masked.
ALTER TABLE "audit" DISABLE TRIGGER audit_append_only;--> statement-breakpoint
UPDATE "audit" SET "site" = NULL WHERE "type" NOT LIKE 'session.%' AND "type" NOT LIKE '%.revealed' AND "type" NOT LIKE '%.exported';--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER audit_append_only;
