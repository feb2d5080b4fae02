CREATE TABLE "merge_error" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"merge_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"file_name" text NOT NULL,
	"row" integer NOT NULL,
	"group_no" integer,
	"order_no" text,
	"field" text NOT NULL,
	"rule" text NOT NULL,
	"params" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merged_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"merge_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"sf_waybill_no" text NOT NULL,
	"child_nos" text[] NOT NULL,
	"row" integer NOT NULL,
	"group_no" integer,
	"rows" integer[] NOT NULL,
	"order_nos" text[] NOT NULL,
	"customer_code" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_country" text NOT NULL,
	"parcels" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_merge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"import_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"task_id" uuid NOT NULL,
	"pre_merge_id" uuid NOT NULL,
	"state" text NOT NULL,
	"orders" integer NOT NULL,
	"groups" integer NOT NULL,
	"alone" integer NOT NULL,
	"stored" integer,
	"wrong_rows" integer
);
--> statement-breakpoint
CREATE TABLE "order_pre_merge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"import_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"task_id" uuid NOT NULL,
	"state" text NOT NULL,
	"orders" integer,
	"groups" integer,
	"grouped" integer,
	"alone" integer,
	"wrong_cells" integer
);
--> statement-breakpoint
CREATE TABLE "proposed_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"pre_merge_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"group_no" integer,
	"rows" integer[] NOT NULL,
	"order_nos" text[] NOT NULL,
	"customer_code" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_country" text NOT NULL,
	"parcels" integer NOT NULL,
	"why" text,
	"near_row" integer,
	"customer_name" text,
	"weight" numeric(12, 3) NOT NULL,
	"declared_value" numeric(18, 2) NOT NULL,
	"declared_currency" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merge_error" ADD CONSTRAINT "merge_error_merge_id_order_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."order_merge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_order" ADD CONSTRAINT "merged_order_merge_id_order_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."order_merge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_merge" ADD CONSTRAINT "order_merge_import_id_order_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."order_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_merge" ADD CONSTRAINT "order_merge_pre_merge_id_order_pre_merge_id_fk" FOREIGN KEY ("pre_merge_id") REFERENCES "public"."order_pre_merge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pre_merge" ADD CONSTRAINT "order_pre_merge_import_id_order_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."order_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_order" ADD CONSTRAINT "proposed_order_pre_merge_id_order_pre_merge_id_fk" FOREIGN KEY ("pre_merge_id") REFERENCES "public"."order_pre_merge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_error_of" ON "merge_error" USING btree ("merge_id","at","id");--> statement-breakpoint
CREATE INDEX "merged_order_of" ON "merged_order" USING btree ("merge_id","row","id");--> statement-breakpoint
CREATE INDEX "order_merge_own" ON "order_merge" USING btree ("site","user","created_at","id");--> statement-breakpoint
CREATE INDEX "order_merge_of" ON "order_merge" USING btree ("import_id","task_id");--> statement-breakpoint
CREATE INDEX "order_pre_merge_own" ON "order_pre_merge" USING btree ("site","user","created_at","id");--> statement-breakpoint
CREATE INDEX "order_pre_merge_of" ON "order_pre_merge" USING btree ("import_id","state");--> statement-breakpoint
CREATE INDEX "proposed_order_of" ON "proposed_order" USING btree ("pre_merge_id","row","id");