CREATE TABLE "jump_whitelist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"host" text NOT NULL,
	"remark" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jump_whitelist_host" ON "jump_whitelist" USING btree ("host");--> statement-breakpoint
CREATE INDEX "jump_whitelist_modified" ON "jump_whitelist" USING btree ("modified_at","id");