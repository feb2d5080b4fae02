CREATE TABLE "audit_due" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "service" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "service" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "kind" text DEFAULT 'CHANGE' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "module" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "fields" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "fields" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_due" ADD CONSTRAINT "audit_due_id_audit_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_kind" ON "audit" USING btree ("site","kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("site","user_name","at","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("site","at","id");--> statement-breakpoint
CREATE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'audit rows are never changed'; END $$;--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only();
