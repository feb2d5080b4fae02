import { z } from "zod";
import { asRead } from "../../field.ts";
import { feeFields } from "../add-service-fee-fields.ts";
import { ServiceFlow } from "../service-flow/row.ts";

export const ServiceOffer = z
  .object({
    serviceCode: z.string().describe("The add-on service, by code (ADD_SERVICE)."),
    isOffered: z.boolean().describe("Can it be had there with the product?"),
    ...asRead(feeFields),
    flow: ServiceFlow.nullable().describe(
      "The row that says so; null: what the site takes for it with the product, or the service itself says.",
    ),
  })
  .meta({ id: "ServiceOffer", description: "An add-on service with a product on a lane, and what it costs there." });
export type ServiceOffer = z.infer<typeof ServiceOffer>;
