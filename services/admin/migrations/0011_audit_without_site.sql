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
CREATE FUNCTION masked_user_code(code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT CASE
  WHEN code LIKE '%•••%' THEN code
  WHEN code LIKE '%@%' THEN left(code, 1) || '•••' || substring(code FROM '@[^@]*$')
  WHEN code ~ '^\+?[0-9 -]{6,}$' THEN '••• ••' || right(regexp_replace(code, '[^0-9]', '', 'g'), 2)
  ELSE code END $$;--> statement-breakpoint
UPDATE "audit" SET "subject" = masked_user_code("subject") WHERE "type" = 'session.refused';--> statement-breakpoint
UPDATE "audit" SET "after" = jsonb_set("after", '{userName}', to_jsonb(masked_user_code("after" ->> 'userName'))) WHERE "after" ->> 'userName' IS NOT NULL;--> statement-breakpoint
UPDATE "audit" SET "after" = jsonb_set("after", '{centralAccount}', to_jsonb(masked_user_code("after" ->> 'centralAccount'))) WHERE "after" ->> 'centralAccount' IS NOT NULL;--> statement-breakpoint
UPDATE "audit" SET "before" = jsonb_set("before", '{centralAccount}', to_jsonb(masked_user_code("before" ->> 'centralAccount'))) WHERE "before" ->> 'centralAccount' IS NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "subject" = masked_user_code("subject") WHERE "type" = 'session.refused';--> statement-breakpoint
DROP FUNCTION masked_user_code(text);--> statement-breakpoint
ALTER TABLE "audit" ENABLE TRIGGER audit_append_only;
