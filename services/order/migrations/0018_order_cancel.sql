CREATE TABLE "cancel_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"site" text NOT NULL,
	"sf_waybill_no" text NOT NULL,
	"customer_order_no" text NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"receiver_country" text NOT NULL,
	"org_code" text,
	"state_before" text NOT NULL,
	"audit_before" text NOT NULL,
	"type" text NOT NULL,
	"reason" text,
	"cancelled_by" text NOT NULL,
	"page" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_act_outcome" (
	"task_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"sf_waybill_no" text,
	"is_done" boolean NOT NULL,
	"code" integer,
	"state_found" text,
	"by" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "order_act_outcome_task_id_place_pk" PRIMARY KEY("task_id","place")
);
--> statement-breakpoint
ALTER TABLE "cancel_record" ADD CONSTRAINT "cancel_record_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_act_outcome" ADD CONSTRAINT "order_act_outcome_task_id_user_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."user_task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancel_record_order" ON "cancel_record" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cancel_record_at" ON "cancel_record" USING btree ("site","at","id");--> statement-breakpoint
CREATE INDEX "cancel_record_type" ON "cancel_record" USING btree ("site","type","at","id");--> statement-breakpoint
CREATE INDEX "cancel_record_state" ON "cancel_record" USING btree ("site","state_before","at","id");--> statement-breakpoint
CREATE INDEX "cancel_record_customer" ON "cancel_record" USING btree ("site","customer_code","at","id");--> statement-breakpoint
CREATE INDEX "cancel_record_by" ON "cancel_record" USING btree ("site","cancelled_by","at","id");--> statement-breakpoint
-- What was cancelled before these records were kept, from the orders' history: by whom, and where the events before had left the order.
INSERT INTO "cancel_record"
SELECT coalesce(h.id, o.id), o.id, o.site, o.sf_waybill_no, o.customer_order_no, o.customer_code, o.customer_name, o.receiver_country, o.org_code,
	coalesce(b.state, 'TO_VERIFY'), coalesce(b.audit, 'NOT_REVIEWED'), coalesce(o.cancel_type, 'BY_SYSTEM'), o.cancel_reason,
	coalesce(h.actor, 'system'), NULL, coalesce(o.cancelled_at, h.at, o.created_at)
FROM "orders" o
LEFT JOIN LATERAL (
	SELECT id, actor, at FROM "order_history" WHERE order_id = o.id AND event = 'CANCELLED' ORDER BY at DESC, id DESC LIMIT 1
) h ON true
LEFT JOIN LATERAL (
	SELECT m.state, m.audit FROM "order_history" e
	JOIN (VALUES
		('CREATED', 'TO_VERIFY', 'NOT_REVIEWED'), ('CONTACTED', 'TO_VERIFY', 'NOT_REVIEWED'), ('SUPPLEMENTED', 'TO_VERIFY', 'NOT_REVIEWED'),
		('TO_CONTACT', 'TO_CONTACT', 'TO_CONTACT'), ('TO_SUPPLEMENT', 'TO_SUPPLEMENT', 'TO_SUPPLEMENT'),
		('APPROVED', 'APPROVED', 'APPROVED'), ('AUTO_PASSED', 'APPROVED', 'AUTO_PASSED')
	) AS m(event, state, audit) ON m.event = e.event
	WHERE e.order_id = o.id ORDER BY e.at DESC, e.id DESC LIMIT 1
) b ON true
WHERE o.order_status = 'CANCELLED';
