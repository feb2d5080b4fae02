import type { DeliveryRecord } from "@linehaul/kit/way-out/tables";
import type { SentPush } from "@linehaul/schema/orders/order-push";
import { z } from "zod";
import { parametersOf } from "../failed-order/params.ts";

const Body = z.object({ content: z.unknown() });

/** What was sent, field by field, masked as failed orders are (PERM-12). */
export const sentIn = ({ key, body }: Pick<DeliveryRecord, "key" | "body">): SentPush => ({
  idempotencyKey: key,
  fields:
    body === null ? [] : parametersOf(Body.parse(JSON.parse(body)).content).map(({ path, value }) => ({ path, value })),
  isForgotten: body === null,
});
