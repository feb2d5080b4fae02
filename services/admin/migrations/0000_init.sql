CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"user_name" text NOT NULL,
	"display_name" text NOT NULL,
	CONSTRAINT "user_account_user_name" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "user_role_once" UNIQUE("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "data_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "data_group_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "data_group_item" (
	"group_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "data_group_item_group_id_resource_code_pk" PRIMARY KEY("group_id","resource","code")
);
--> statement-breakpoint
CREATE TABLE "user_data_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "user_data_group_once" UNIQUE("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "module" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"parent_code" text,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"icon" text,
	"buttons" text[] NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"sort" integer NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "module_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "role_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "role_button" (
	"role_id" uuid NOT NULL,
	"button" text NOT NULL,
	CONSTRAINT "role_button_role_id_button_pk" PRIMARY KEY("role_id","button")
);
--> statement-breakpoint
CREATE TABLE "row_scope" (
	"version" text PRIMARY KEY NOT NULL,
	"scope" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"site" text NOT NULL,
	"device_class" text NOT NULL,
	"device_id" text NOT NULL,
	"language" text NOT NULL,
	"address" text,
	"role_id" uuid,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"path_key" text NOT NULL,
	"dic_key" text NOT NULL,
	"dic_value" text NOT NULL,
	"dic_name" text NOT NULL,
	"language" text NOT NULL,
	"sort" integer NOT NULL,
	"remark" text,
	CONSTRAINT "dictionary_entry" UNIQUE("path_key","dic_key","language")
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preference_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "system_info" (
	"system_id" text PRIMARY KEY NOT NULL,
	"system_name" text NOT NULL,
	"is_switch_role" boolean NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user" text NOT NULL,
	"user_name" text NOT NULL,
	"role" text,
	"site" text NOT NULL,
	"button" text NOT NULL,
	"route" text NOT NULL,
	"trace_id" text NOT NULL,
	"type" text,
	"subject" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_user_route_key_pk" PRIMARY KEY("user","route","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"site" text,
	"user" text NOT NULL,
	"trace_id" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_group_item" ADD CONSTRAINT "data_group_item_group_id_data_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."data_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_group" ADD CONSTRAINT "user_data_group_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_data_group" ADD CONSTRAINT "user_data_group_group_id_data_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."data_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_role_one_default" ON "user_role" USING btree ("user_id") WHERE "user_role"."is_default";--> statement-breakpoint
CREATE INDEX "user_role_role" ON "user_role" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "user_data_group_group" ON "user_data_group" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("user_id","site","device_class");--> statement-breakpoint
CREATE INDEX "dictionary_path" ON "dictionary" USING btree ("path_key","language","sort");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_commit_order" ON "outbox" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");