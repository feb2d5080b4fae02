import { z } from "zod";
import { LOOKUP_MAX_TEXT, LOOKUP_SIZE } from "../permissions/lookup-text.ts";
import { routesOf } from "../route.ts";
import { CustomerCode } from "./code.ts";
import { CustomerStatus } from "./customer.ts";

export const CustomerFound = z
  .object({
    customerCode: CustomerCode,
    name: z.string().describe("What it is called, in English."),
    status: CustomerStatus.describe("Where it stands."),
  })
  .meta({ id: "CustomerFound", description: "A customer that a form may name." });
export type CustomerFound = z.infer<typeof CustomerFound>;

const { read } = routesOf("customer");
/** One look-up for every form that names a customer: whoever may fill such a form in may look. */
export const customerLookUpRoutes = {
  lookUp: read("/customer/queryByName", {
    may: [
      "CONTRACT_SIGNING.SIGN",
      "INFORMATION_APPLICATION.SUBMIT",
      "USER_LIST.CREATE",
      "RESELLER.CREATE",
      "RESELLER.EDIT",
      "CUSTOMER_CUSTOMS_TYPE.CREATE",
      "CUSTOMER_CUSTOMS_TYPE.EDIT",
      "CUSTOMER_COD.EDIT",
      "NON_CORE_CUSTOMER.EDIT",
    ],
    summary: `The caller's customers by a piece of a name or code, ${LOOKUP_SIZE} at most`,
    body: z.object({ text: z.string().trim().min(1).max(LOOKUP_MAX_TEXT).describe("In names or codes.") }),
    result: z.object({ data: z.array(CustomerFound).describe("By name.") }),
  }),
} as const;
