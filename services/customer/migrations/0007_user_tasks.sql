CREATE TABLE "user_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"user" text NOT NULL,
	"user_name" text NOT NULL,
	"role" text,
	"site" text NOT NULL,
	"button" text NOT NULL,
	"buttons" jsonb NOT NULL,
	"scope" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"trace_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"error_code" integer,
	"file_key" text,
	"file" jsonb,
	"result" jsonb,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "user_task_own" ON "user_task" USING btree ("user","site","asked_at","id");--> statement-breakpoint
CREATE INDEX "user_task_open" ON "user_task" USING btree ("asked_at","id") WHERE "user_task"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "user_task_ended" ON "user_task" USING btree ("ended_at","id");