CREATE TABLE "member_real_name" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cert_type" text NOT NULL,
	"cert_no" text NOT NULL,
	"country_code" text NOT NULL,
	"valid_until" date,
	"channel" text NOT NULL,
	"cert_front" uuid,
	"cert_back" uuid,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_real_name" ADD CONSTRAINT "member_real_name_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_real_name_until" ON "member_real_name" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "member_real_name_cert" ON "member_real_name" USING btree (translate("cert_no", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'));