import { z } from "zod";
import { RevealReason } from "../../reveal.ts";

/** The fields of an order that come masked and may be shown one at a time (PERM-12). */
export const ORDER_CLEAR_FIELDS = [
  "SENDER_PHONE",
  "SENDER_EMAIL",
  "SENDER_ADDRESS",
  "SENDER_CERT_NO",
  "RECEIVER_PHONE",
  "RECEIVER_EMAIL",
  "RECEIVER_ADDRESS",
  "RECEIVER_CERT_NO",
  "IMPORTER_PHONE",
  "IMPORTER_ADDRESS",
  "PAY_MONTH_CARD",
  "TAX_MONTH_CARD",
  "COD_CARD",
  "EXHIBITION_TEL",
] as const;
export type OrderClearField = (typeof ORDER_CLEAR_FIELDS)[number];

/** All that the list shows masked: its button opens no more. */
export const LIST_CLEAR_FIELD = "RECEIVER_PHONE" satisfies OrderClearField;

export const ShowOrderClear = z.object({
  id: z.uuid().describe("The order's key."),
  field: z.enum(ORDER_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});
