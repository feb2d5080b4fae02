CREATE TABLE "auth_client_refusal" (
	"minute" timestamp (3) with time zone NOT NULL,
	"network" text NOT NULL,
	"client" text NOT NULL,
	"reason" text NOT NULL,
	"app_key" text NOT NULL,
	"name" text,
	"site" text NOT NULL,
	"trace_id" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "auth_client_refusal_minute_network_client_reason_pk" PRIMARY KEY("minute","network","client","reason")
);
