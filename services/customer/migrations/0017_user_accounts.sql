CREATE SEQUENCE "public"."user_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "user_account_sign_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"client" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user_code" text NOT NULL,
	"customer_id" uuid,
	"main_id" uuid,
	"account_type" text NOT NULL,
	"user_type" text NOT NULL,
	"data_source" text NOT NULL,
	"user_name" text,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone_code" text,
	"phone" text,
	"status" text NOT NULL,
	"reason" text,
	"password_hash" text,
	"wrong" integer DEFAULT 0 NOT NULL,
	"wrong_since" timestamp (3) with time zone,
	"signed_in_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"sought" text GENERATED ALWAYS AS (sought_of("user_code" || ' ' || coalesce("user_name", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) STORED,
	CONSTRAINT "user_account_sub_has_main" CHECK (("user_account"."user_type" = 'SUB') = ("user_account"."main_id" is not null)),
	CONSTRAINT "user_account_cancel_has_day" CHECK (("user_account"."status" = 'PRE_CANCEL') = ("user_account"."cancel_at" is not null)),
	CONSTRAINT "user_account_erased" CHECK ("user_account"."status" <> 'CANCELLED' or coalesce("user_account"."user_name", "user_account"."first_name", "user_account"."last_name", "user_account"."email", "user_account"."phone", "user_account"."password_hash") is null)
);
--> statement-breakpoint
ALTER TABLE "user_account_sign_in" ADD CONSTRAINT "user_account_sign_in_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_main_id_user_account_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_account_sign_in_of" ON "user_account_sign_in" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "user_account_sign_in_at" ON "user_account_sign_in" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_code_once" ON "user_account" USING btree ("user_code");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_name_once" ON "user_account" USING btree ("site",lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_email_once" ON "user_account" USING btree ("site",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_one_main" ON "user_account" USING btree ("customer_id") WHERE "user_account"."user_type" = 'MAIN' and "user_account"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "user_account_subs" ON "user_account" USING btree ("main_id");--> statement-breakpoint
CREATE INDEX "user_account_customer" ON "user_account" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "user_account_created" ON "user_account" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "user_account_modified" ON "user_account" USING btree ("site","modified_at","id");--> statement-breakpoint
CREATE INDEX "user_account_code" ON "user_account" USING btree ("site","user_code","id");--> statement-breakpoint
CREATE INDEX "user_account_status" ON "user_account" USING btree ("site","status","created_at","id");--> statement-breakpoint
CREATE INDEX "user_account_pairs" ON "user_account" USING gin (pairs("sought"));--> statement-breakpoint
CREATE INDEX "user_account_cancelled" ON "user_account" USING btree ("cancel_at") WHERE "user_account"."status" = 'PRE_CANCEL';--> statement-breakpoint
CREATE INDEX "user_account_phone" ON "user_account" USING btree (ltrim(translate("phone", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'), '0'));--> statement-breakpoint
CREATE INDEX "user_account_email" ON "user_account" USING btree (translate("email", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ', 'abcdefghijklmnopqrstuvwxyz'));