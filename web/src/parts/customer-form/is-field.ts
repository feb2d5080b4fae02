import { FORM_PARTS } from "@linehaul/schema/customers/customer-form/parts";

type Field = (typeof FORM_PARTS)[keyof typeof FORM_PARTS][number];
const FIELDS: readonly string[] = Object.values(FORM_PARTS).flat();

/** Is it a field of the form? What a review asks for is named by the contract. */
export const isField = (name: string): name is Field => FIELDS.includes(name);
