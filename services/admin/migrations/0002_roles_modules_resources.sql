CREATE TABLE "resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"resource_code" text NOT NULL,
	"resource_name" text NOT NULL,
	"resource_id" text NOT NULL,
	"owner_sys_name" text NOT NULL,
	"owner_sys_id" text NOT NULL,
	"param_struct" text NOT NULL,
	"custom_datagroup" boolean NOT NULL,
	"system_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_resource" (
	"role_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "role_resource_role_id_resource_id_pk" PRIMARY KEY("role_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "created_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ALTER COLUMN "created_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "modified_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ALTER COLUMN "modified_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "name_hk" text;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "is_built_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "module" ALTER COLUMN "is_built_in" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "module" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "system_info" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "system_info" ADD COLUMN "modified_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "system_info" ADD COLUMN "modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "role_resource" ADD CONSTRAINT "role_resource_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_resource" ADD CONSTRAINT "role_resource_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resource_code" ON "resource" USING btree ("resource_code");--> statement-breakpoint
CREATE INDEX "resource_modified" ON "resource" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "role_resource_resource" ON "role_resource" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "role_modified" ON "role" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "role_button_button" ON "role_button" USING btree ("button");