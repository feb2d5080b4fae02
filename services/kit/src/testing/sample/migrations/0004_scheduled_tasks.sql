CREATE TABLE "scheduled_task" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"paused_by" text,
	"paused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"trace_id" text NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "task_run_open" ON "task_run" USING btree ("task") WHERE "task_run"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "task_run_task" ON "task_run" USING btree ("task","due_at","id");