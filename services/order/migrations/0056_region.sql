CREATE TABLE "region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"country_code" text NOT NULL,
	"code" text NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh_cn" text NOT NULL,
	"name_zh_hk" text NOT NULL,
	"post_codes" text[] NOT NULL,
	"level" integer NOT NULL,
	"path" text[] NOT NULL,
	"ancestors" text[] NOT NULL,
	"below" integer NOT NULL,
	"name_key" text NOT NULL,
	"search" text NOT NULL,
	"posts" text NOT NULL,
	"sourced" jsonb,
	CONSTRAINT "region_code" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_parent_code_region_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."region"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "region_name" ON "region" USING btree ("country_code",coalesce("parent_code", ''),"name_key");--> statement-breakpoint
CREATE INDEX "region_under" ON "region" USING gin ("ancestors");--> statement-breakpoint
CREATE INDEX "region_in" ON "region" USING btree ("parent_code","name","id");--> statement-breakpoint
CREATE INDEX "region_of" ON "region" USING btree ("country_code","level","name","id");--> statement-breakpoint
CREATE INDEX "region_by_name" ON "region" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "region_modified" ON "region" USING btree ("modified_at","id");