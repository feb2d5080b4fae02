CREATE TABLE "order_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"name" text NOT NULL,
	"customer_code" text,
	"customer_name" text,
	"file_name" text NOT NULL,
	"file_id" uuid,
	"sha256" text,
	"headings" text[] NOT NULL,
	"heads_key" text NOT NULL,
	"map" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_template_once" UNIQUE NULLS NOT DISTINCT("site","customer_code","name")
);
--> statement-breakpoint
CREATE TABLE "user_template_map" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"heads_key" text NOT NULL,
	"file_name" text NOT NULL,
	"headings" text[] NOT NULL,
	"map" jsonb NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_import" ADD COLUMN "headings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_import" ADD COLUMN "template" text;--> statement-breakpoint
CREATE INDEX "order_template_modified" ON "order_template" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "order_template_name" ON "order_template" USING btree ("site","name","id");--> statement-breakpoint
CREATE INDEX "order_template_heads" ON "order_template" USING btree ("site","heads_key");--> statement-breakpoint
CREATE UNIQUE INDEX "user_template_map_once" ON "user_template_map" USING btree ("site","user","heads_key");--> statement-breakpoint
CREATE INDEX "user_template_map_modified" ON "user_template_map" USING btree ("site","user","modified_at","id");