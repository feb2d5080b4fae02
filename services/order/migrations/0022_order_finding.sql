CREATE TABLE "order_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"order_ids" uuid[] NOT NULL,
	"is_more" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_search" (
	"user" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_search_user_digest_pk" PRIMARY KEY("user","digest")
);
--> statement-breakpoint
CREATE INDEX "order_finding_at" ON "order_finding" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_search_at" ON "order_search" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_party_phone" ON "order_party" USING btree (ltrim(translate("phone", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'), '0'),"order_id");--> statement-breakpoint
CREATE INDEX "order_party_email" ON "order_party" USING btree (translate("email", 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ', 'abcdefghijklmnopqrstuvwxyz'),"order_id") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "order_party_cert" ON "order_party" USING btree (translate("cert_no", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'),"order_id") WHERE cert_no is not null;--> statement-breakpoint
CREATE INDEX "orders_pay_card" ON "orders" USING btree (translate("pay_month_card", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'),"id") WHERE pay_month_card is not null;--> statement-breakpoint
CREATE INDEX "orders_tax_card" ON "orders" USING btree (translate("tax_month_card", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'),"id") WHERE tax_month_card is not null;--> statement-breakpoint
CREATE INDEX "orders_cod_card" ON "orders" USING btree (translate("cod_card", 'ABCDEFGHIJKLMNOPQRSTUVWXYZＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９ !"#$%&''()*+,-./:<=>?@[\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：＜＝＞？＠［＼］＾＿｀｛｜｝～   　‐‑‒–—·', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789'),"id") WHERE cod_card is not null;