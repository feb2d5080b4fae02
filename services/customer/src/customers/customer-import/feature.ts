import { feature as bind } from "@linehaul/kit/feature";
import { customerImportRoutes } from "@linehaul/schema/customers/customer-import/routes";
import { check, store, template } from "./sheet.ts";

export const feature = bind(customerImportRoutes, {
  upload: async ({ file }) => file,
  check: ({ body }, call) => check(call, body),
  store: ({ body }, call) => store(call, body),
  template: (_input, call) => template(call),
});
