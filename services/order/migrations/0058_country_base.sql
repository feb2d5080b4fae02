ALTER TABLE "country" DROP CONSTRAINT "country_pkey";--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "status" text DEFAULT 'ENABLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "created_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ALTER COLUMN "created_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "modified_by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ALTER COLUMN "modified_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ALTER COLUMN "modified_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "post_pattern" text;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "post_example" text;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "levels_en" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "levels_zh_cn" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "levels_zh_hk" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "sourced" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "country_code" ON "country" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "country_modified" ON "country" USING btree ("modified_at","id");
