import { feature as bind } from "@linehaul/kit/feature";
import { customerDuplicateRoutes } from "@linehaul/schema/customers/customer-form/duplicates";
import { customerFormRoutes } from "@linehaul/schema/customers/customer-form/form";
import { lookAlike } from "./alike.ts";
import { customerByForm } from "./held.ts";
import { saveCustomer } from "./save.ts";
import { submitCustomer } from "./submit.ts";
import { formView } from "./view.ts";

export const feature = bind(
  { ...customerFormRoutes, ...customerDuplicateRoutes },
  {
    form: async ({ body: { customerCode } }, call) => {
      const row = await customerByForm(call.db, call, { customerCode, what: "edit", isHeld: false });
      return formView(call.db, row, call.caller.user);
    },
    saveCompany: ({ body }, call) => saveCustomer(call, { whom: "ENTERPRISE", form: body }),
    savePerson: ({ body }, call) => saveCustomer(call, { whom: "PERSONAL", form: body }),
    submit: ({ body }, call) => submitCustomer(call, body),
    duplicates: ({ body }, call) => lookAlike(call, body),
  },
);
