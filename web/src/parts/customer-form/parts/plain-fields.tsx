import type { ReactNode } from "react";
import type { Path } from "react-hook-form";
import { CompanyForm, type CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { Fields } from "../../form/fields.tsx";
import type { Form } from "../masked-field.tsx";

/** Fields that the contract says all of. */
export function PlainFields<Out>(props: {
  readonly form: Form<Out>;
  readonly names: readonly Path<CustomerValues>[];
}): ReactNode {
  return <Fields of={props} rules={CompanyForm.shape} page="customer-form" names={props.names} />;
}
