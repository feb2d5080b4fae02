CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"contract_no" text NOT NULL,
	"state" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"signatory" text,
	"renews" uuid,
	"signed_by" text,
	"signed_at" timestamp (3) with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_days" CHECK ("contract"."valid_from" <= "contract"."valid_to"),
	CONSTRAINT "contract_signed" CHECK (("contract"."state" = 'DRAFT') = ("contract"."signed_at" is null)),
	CONSTRAINT "contract_terminated_says_why" CHECK (("contract"."state" = 'TERMINATED') = ("contract"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_file" (
	"contract_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "contract_file_contract_id_file_id_pk" PRIMARY KEY("contract_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "contract_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"site" text NOT NULL,
	"rule_no" text NOT NULL,
	"settlement_type" text NOT NULL,
	"customer_type" text NOT NULL,
	"contract_required" boolean NOT NULL,
	"agreement_required" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "contract_until" date;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "agreement_until" date;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_renews_contract_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_file" ADD CONSTRAINT "contract_file_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_number" ON "contract" USING btree ("site","contract_no");--> statement-breakpoint
CREATE INDEX "contract_by_number" ON "contract" USING btree ("site","contract_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_renewed_once" ON "contract" USING btree ("renews");--> statement-breakpoint
CREATE INDEX "contract_customer" ON "contract" USING btree ("customer_id","kind","state");--> statement-breakpoint
CREATE INDEX "contract_modified" ON "contract" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "contract_ends" ON "contract" USING btree ("site","valid_to","id");--> statement-breakpoint
CREATE INDEX "contract_state" ON "contract" USING btree ("site","state","valid_to","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_rule_no" ON "contract_rule" USING btree ("site","rule_no");--> statement-breakpoint
CREATE INDEX "contract_rule_by_no" ON "contract_rule" USING btree ("site","rule_no","id");--> statement-breakpoint
CREATE INDEX "contract_rule_whom" ON "contract_rule" USING btree ("site","settlement_type","customer_type");--> statement-breakpoint
CREATE INDEX "contract_rule_modified" ON "contract_rule" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "customer_contract_until" ON "customer" USING btree ("site","settlement_type","customer_type","contract_until") WHERE "customer"."status" = 'USABLE';--> statement-breakpoint
CREATE INDEX "customer_agreement_until" ON "customer" USING btree ("site","settlement_type","customer_type","agreement_until") WHERE "customer"."status" = 'USABLE';