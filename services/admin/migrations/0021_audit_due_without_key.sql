ALTER TABLE "audit_due" DROP CONSTRAINT "audit_due_id_audit_id_fk";
