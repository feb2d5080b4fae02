CREATE TABLE "cargo_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_cn" text NOT NULL,
	"name_zh_hk" text NOT NULL,
	"sort" integer NOT NULL,
	"papers" text[] NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_type_code" ON "cargo_type" USING btree ("code");--> statement-breakpoint
CREATE INDEX "cargo_type_sort" ON "cargo_type" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "cargo_type_modified" ON "cargo_type" USING btree ("modified_at","id");