ALTER TABLE "auth_client" ADD COLUMN "buttons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_client" ADD COLUMN "bound_by" uuid;--> statement-breakpoint
ALTER TABLE "auth_client" ADD COLUMN "surplus" jsonb;--> statement-breakpoint
ALTER TABLE "auth_client" ADD COLUMN "surplus_since" timestamp (3) with time zone;