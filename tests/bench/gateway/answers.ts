import { MODULE_ROWS, sessionActor, currency, WHOM_TO_ASK } from "@linehaul/gateway/testing/fixtures";
import { uuid } from "@linehaul/gateway/testing/numbered";
import { routeName } from "@linehaul/gateway/upstream/target";
import { addServiceRoutes } from "@linehaul/schema/base-data/add-service";
import { cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { payMethodRoutes } from "@linehaul/schema/base-data/pay-method";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import type { Route, RouteParsed, RouteResult, Service } from "@linehaul/schema/route";
import { productInfoRoutes } from "@linehaul/schema/service-centre/product-information";
import { dictionaryRoutes } from "@linehaul/schema/system/dictionary";
import { pageOf } from "./page.ts";
import {
  addServices,
  cargoTypes,
  countries,
  currencies,
  customers,
  detailOf,
  dictionary,
  orders,
  payMethods,
  products,
} from "./world.ts";

/** What a route answers to a body, as text: the envelope of the contract. */
export interface StubRoute {
  readonly service: Service;
  /** `POST /order/detail` */
  readonly name: string;
  /** Of a request, not in the gateway's own name: those depend on the clock, and are kept alike by all. */
  readonly isCounted: boolean;
  readonly answer: (body: unknown) => string;
}

const isParsed = <R extends Route>(_route: R, _input: object): _input is RouteParsed<R> => true;

function on<R extends Route>(route: R, result: (input: RouteParsed<R>) => RouteResult<R>): StubRoute {
  return {
    service: route.service,
    name: routeName(route),
    isCounted: !route.may.includes("GATEWAY"),
    answer(body) {
      const input = route.body ? { body: route.body.parse(body) } : {};
      if (!isParsed(route, input)) throw new Error("unreachable");
      return JSON.stringify({ code: 0, msg: "", result: route.result.parse(result(input)) });
    },
  };
}

const NEW_ROW = 9;
const numberOf = (waybill: string): number => Number(waybill.replace(/\D/g, ""));

/** Every route that the operations need, as the contracts say. */
export const ROUTES: readonly StubRoute[] = [
  on(sessionRoutes.check, () => ({ valid: true as const, actor: sessionActor() })),
  on(countryRoutes.list, () => [...countries]),
  on(productInfoRoutes.names, () => [...products]),
  on(cargoTypeRoutes.list, () => [...cargoTypes]),
  on(addServiceRoutes.list, () => [...addServices]),
  on(payMethodRoutes.list, () => [...payMethods]),
  on(dictionaryRoutes.byPath, () => [...dictionary]),
  on(moduleRoutes.all, () => [...MODULE_ROWS]),
  on(roleRoutes.whomToAsk, () => WHOM_TO_ASK),
  on(orderRoutes.pageQuery, ({ body }) => ({
    ...pageOf(orders, body, (o) => o.createdAt),
    statusCounts: null,
    numbersFound: null,
    finding: null,
  })),
  on(orderRoutes.detail, ({ body }) => {
    const row = orders.find((o) => ("id" in body ? o.id === body.id : o.sfWaybillNo === body.number));
    return row ? { row, detail: detailOf(numberOf(row.sfWaybillNo)) } : null;
  }),
  on(customerRoutes.byCodes, ({ body }) => customers.filter((c) => body.codes.includes(c.customerCode))),
  on(currencyRoutes.pageQuery, ({ body }) => pageOf(currencies, body, (c) => String(c.sort))),
  on(currencyRoutes.save, ({ body: { id = uuid(5, NEW_ROW), version = 0, ...own } }) =>
    currency(NEW_ROW, { ...own, id, version: version + 1 }),
  ),
];
