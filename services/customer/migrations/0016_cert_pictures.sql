ALTER TABLE "customer" ADD COLUMN "cert_front" uuid;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "cert_back" uuid;