CREATE TABLE "customer_act_outcome" (
	"task_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"customer_code" text NOT NULL,
	"outcome" text,
	"name" text,
	"status" text,
	CONSTRAINT "customer_act_outcome_task_id_place_pk" PRIMARY KEY("task_id","place")
);
--> statement-breakpoint
ALTER TABLE "customer_act_outcome" ADD CONSTRAINT "customer_act_outcome_task_id_user_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."user_task"("id") ON DELETE cascade ON UPDATE no action;