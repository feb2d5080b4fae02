CREATE TABLE "callback_blacklist_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_code" text,
	"host" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docking" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"app_key" text NOT NULL,
	"white_list" text NOT NULL,
	"callback_url" text NOT NULL,
	"secret_hash" text,
	"secret_set_at" timestamp (3) with time zone,
	"old_secret_hash" text,
	"old_secret_until" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "docking_app_key_unique" UNIQUE("app_key")
);
--> statement-breakpoint
ALTER TABLE "docking" ADD CONSTRAINT "docking_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_blacklist_copy_customer" ON "callback_blacklist_copy" USING btree ("site","customer_code");--> statement-breakpoint
CREATE INDEX "callback_blacklist_copy_host" ON "callback_blacklist_copy" USING btree ("site","host");