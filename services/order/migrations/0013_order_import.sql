CREATE TABLE "import_error" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"created_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"file_name" text NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	"heading" text NOT NULL,
	"field" text NOT NULL,
	"rule" text NOT NULL,
	"params" jsonb NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "order_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"unknown" text[] DEFAULT '{}' NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	"heads" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"task_id" uuid NOT NULL,
	"has_marked" boolean DEFAULT false NOT NULL,
	"rows" integer,
	"orders" integer,
	"wrong_rows" integer,
	"wrong_cells" integer,
	"seen_at" timestamp (3) with time zone,
	"was_stored" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_error" ADD CONSTRAINT "import_error_import_id_order_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."order_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_error_of" ON "import_error" USING btree ("import_id","at","id");--> statement-breakpoint
CREATE INDEX "import_error_site" ON "import_error" USING btree ("site","at","id");--> statement-breakpoint
CREATE INDEX "order_import_own" ON "order_import" USING btree ("site","user","created_at","id");--> statement-breakpoint
CREATE INDEX "order_import_same" ON "order_import" USING btree ("site","sha256","created_at");