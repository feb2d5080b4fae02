import { CustomerCode } from "@linehaul/schema/customers/code";
import { keyOf } from "../../../access/node-id.ts";

/** Is it what a node of a customer is known by? */
export const isCustomerCode = (code: string): boolean => CustomerCode.safeParse(code).success;

/** The code of the customer whose node id this is; 09020701 for another type's. */
export const customerCodeOf = (id: string): string => keyOf("Customer", id, isCustomerCode);
