CREATE TABLE "auth_client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"app_key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_reset_at" timestamp (3) with time zone NOT NULL,
	"old_secret_hash" text,
	"old_secret_until" timestamp (3) with time zone,
	"operations" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"sites" text[] NOT NULL,
	"rate_per_minute" integer NOT NULL,
	"cost_per_minute" integer NOT NULL,
	"remark" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "auth_client_name" UNIQUE("name"),
	CONSTRAINT "auth_client_key" UNIQUE("app_key")
);
--> statement-breakpoint
CREATE TABLE "auth_client_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_client_token" ADD CONSTRAINT "auth_client_token_client_id_auth_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."auth_client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_client_modified" ON "auth_client" USING btree ("modified_at","id");--> statement-breakpoint
CREATE INDEX "auth_client_name_order" ON "auth_client" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "auth_client_token_expires" ON "auth_client_token" USING btree ("expires_at");