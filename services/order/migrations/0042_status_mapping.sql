CREATE TABLE "status_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"system" text NOT NULL,
	"state" text NOT NULL,
	"external_code" integer NOT NULL,
	"external_name" text NOT NULL,
	"is_back" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "status_mapping_state" ON "status_mapping" USING btree ("system","state");--> statement-breakpoint
CREATE UNIQUE INDEX "status_mapping_back" ON "status_mapping" USING btree ("system","external_code") WHERE is_back;--> statement-breakpoint
CREATE INDEX "status_mapping_code" ON "status_mapping" USING btree ("external_code","id");--> statement-breakpoint
CREATE INDEX "status_mapping_modified" ON "status_mapping" USING btree ("modified_at","id");