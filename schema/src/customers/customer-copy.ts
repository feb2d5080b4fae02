import { z } from "zod";
import { copied, copiedShape } from "../copy.ts";
import { Site } from "../site-code.ts";
import { CUSTOMER_TYPES } from "./customer.ts";
import { CUSTOMER_STATUSES } from "./status.ts";

/** What orders must know of a customer, as the order service keeps it. */
export const CustomerCopied = z
  .object({
    ...copiedShape,
    customerCode: z.string().describe("Its code, by which orders name it."),
    site: Site.describe("The site that it belongs to."),
    name: z
      .string()
      .describe("What it is called on its orders: in the customer's own language where it has a name there."),
    countryCode: z.string().describe("Where it is, ISO 3166-1 alpha-2."),
    orgCode: z.string().nullable().describe("The organisation that looks after it."),
    customerType: z.enum(CUSTOMER_TYPES).describe("Whom it is."),
    status: z.enum(CUSTOMER_STATUSES).describe("Where it is in its life."),
    monthCards: z.array(z.string()).describe("Its monthly cards that are in use, in the clear."),
  })
  .meta({ id: "CustomerCopied" });
export type CustomerCopied = z.infer<typeof CustomerCopied>;

export const customerCopied = copied("customer", "customer", CustomerCopied);
export const customerCopyRoutes = { copy: customerCopied.route } as const;
