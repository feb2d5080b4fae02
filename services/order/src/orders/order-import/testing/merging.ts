import { callerHeaders, result } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import type { OrderMerge } from "@linehaul/schema/orders/order-import/merging/merge";
import type { PreMerge } from "@linehaul/schema/orders/order-import/merging/pre-merge";
import { orderMergingRoutes as routes } from "@linehaul/schema/orders/order-import/merging/routes";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { fresh } from "./importing.ts";

/** Orders that agree in all but their numbers, each of one parcel and one kind of goods. */
export const alike = (count: number, more: Partial<NewOrder> = {}): NewOrder[] => {
  const [first] = fresh(1);
  if (first === undefined) throw new Error("no demo order");
  const goods = first.goods.slice(0, 1);
  const plain = {
    // Whoever pays.
    serviceName: "International Express",
    goods,
    parcelNum: 1,
    weight: "1.250",
    volume: null,
    declaredValue: "100",
    insuredValue: null,
    cod: null,
  };
  return Array.from({ length: count }, () => {
    const [{ customerOrderNo } = first] = fresh(1);
    return { ...first, ...plain, customerOrderNo, ...more };
  });
};

/** How a sheet is merged by a service. */
export function merging(app: FastifyInstance) {
  const preMerge = async (id: string, caller = {}): Promise<PreMerge> =>
    (
      await until(
        () => result(app, routes.preMergesByIds, { body: { ids: [id] } }, { caller }),
        ([found]) => found !== undefined && found.state !== "PROPOSING",
      )
    )[0]!;
  const ended = async (id: string): Promise<OrderMerge> =>
    (
      await until(
        () => result(app, routes.mergesByIds, { body: { ids: [id] } }),
        ([found]) => found !== undefined && found.state !== "MERGING",
      )
    )[0]!;
  const body = (filter: object) => ({ body: { pageSize: 200, filter } });
  return {
    proposed: async (importId: string) =>
      preMerge((await result(app, routes.propose, { params: { id: importId } })).id),
    preMerge,
    ended,
    merged: async (id: string) => ended((await result(app, routes.merge, { params: { id } })).id),
    groupsOf: async (preMergeId: string) => (await result(app, routes.groups, body({ preMergeId }))).data,
    aloneOf: async (preMergeId: string) => (await result(app, routes.alone, body({ preMergeId }))).data,
    ordersOf: async (mergeId: string) => (await result(app, routes.merged, body({ mergeId }))).data,
    errorsOf: async (mergeId: string) =>
      (await result(app, routes.errors, { body: { pageSize: 200, sort: "AT_ASC", filter: { mergeId } } })).data,
    download: (id: string, caller = {}): Promise<LightMyRequestResponse> =>
      app.inject({
        url: routes.download.path.replace(":id", id),
        headers: callerHeaders("order", "ORDER_IMPORT.DOWNLOAD", caller),
      }),
  };
}
