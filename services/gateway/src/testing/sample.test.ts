import { countryRoutes } from "@linehaul/schema/base-data/country";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { expect, test } from "vitest";
import { sampleOf } from "./sample.ts";

const routes = [countryRoutes, currencyRoutes, customerRoutes, orderRoutes, moduleRoutes, sessionRoutes].flatMap((of) =>
  Object.values(of),
);

test.each(routes)("$method $path has a sample of what it promises", ({ result }) => {
  expect(() => sampleOf(result)).not.toThrow();
});
