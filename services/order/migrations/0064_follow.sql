CREATE TABLE "followed" (
	"owner" text NOT NULL,
	"thing" text NOT NULL,
	"xid" "xid8" NOT NULL,
	"seq" bigint NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_owner_thing_pk" PRIMARY KEY("owner","thing")
);
--> statement-breakpoint
CREATE TABLE "outbox_forgotten" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"xid" "xid8" NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_copy" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "customer_copy" ADD CONSTRAINT "customer_copy_id_unique" UNIQUE("id");