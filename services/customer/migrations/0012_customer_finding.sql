CREATE TABLE "customer_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"customer_ids" uuid[] NOT NULL,
	"is_more" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_search" (
	"user" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_search_user_digest_pk" PRIMARY KEY("user","digest")
);
--> statement-breakpoint
CREATE INDEX "customer_finding_at" ON "customer_finding" USING btree ("at");--> statement-breakpoint
CREATE INDEX "customer_search_at" ON "customer_search" USING btree ("at");--> statement-breakpoint
CREATE INDEX "customer_contact_mobile" ON "customer_contact" USING btree (ltrim(translate("mobile", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'), '0'));--> statement-breakpoint
CREATE INDEX "customer_contact_phone" ON "customer_contact" USING btree (ltrim(translate("phone", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'), '0'));--> statement-breakpoint
CREATE INDEX "customer_contact_email" ON "customer_contact" USING btree (translate("email", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ', 'abcdefghijklmnopqrstuvwxyz'));--> statement-breakpoint
CREATE INDEX "customer_phone" ON "customer" USING btree (ltrim(translate("contact_phone", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'), '0'));--> statement-breakpoint
CREATE INDEX "customer_tel" ON "customer" USING btree (ltrim(translate("tel", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'), '0'));--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree (translate("contact_email", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ', 'abcdefghijklmnopqrstuvwxyz'));--> statement-breakpoint
CREATE INDEX "customer_cert" ON "customer" USING btree (translate("cert_no", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'));