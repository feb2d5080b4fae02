import { CustomerCode } from "@linehaul/schema/customers/code";

/** Is it what a node of a customer is known by? */
export const isCustomerCode = (code: string): boolean => CustomerCode.safeParse(code).success;
