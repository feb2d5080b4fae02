DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_kind";--> statement-breakpoint
DROP INDEX "audit_user";--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "site" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_name","at","id");