import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { PickupByDateFound, PickupByDateStore } from "../../service-centre/pickup-support/by-date.ts";
import { PickupNotice, PickupNoticeFilter, pickupNoticeSorts } from "../../service-centre/pickup-support/notice.ts";
import { AddService, AddServiceFilter, addServiceSorts } from "../add-service.ts";
import { PaymentMethod, PaymentMethodFilter, payMethodSorts } from "../pay-method.ts";
import { CargoFlow, CargoFlowFilter, cargoFlowSorts, SavedCargoFlow } from "./row.ts";

const VIEW = ["CARGO_FLOW.VIEW"] as const;
const { read, write } = routesOf("order");
/** How goods are paid for on a lane, which services go with them, and how they are picked up where they come from. */
export const cargoFlowRoutes = {
  pageQuery: read("/cargoFlow/pageQuery", {
    may: VIEW,
    summary: "Cargo flows of the caller's site, a page",
    body: pageQuery({ filter: CargoFlowFilter.shape, sort: sortNames(cargoFlowSorts) }),
    result: page(CargoFlow),
  }),
  byIds: read("/cargoFlow/byIds", {
    may: VIEW,
    summary: "Cargo flows by id; those of other sites are left out",
    body: ByIds,
    result: z.array(CargoFlow),
  }),
  detail: route({
    service: "order",
    method: "GET",
    path: "/cargoFlow/detail/:id",
    may: VIEW,
    safe: true,
    summary: "One cargo flow; 404001 for one that is not there, or of another site",
    params: ById,
    result: CargoFlow,
  }),
  payMethods: read("/cargoFlow/payMethod/pageQuery", {
    may: VIEW,
    summary: "Pay methods that a cargo flow may name, a page",
    body: pageQuery({ filter: PaymentMethodFilter.shape, sort: sortNames(payMethodSorts) }),
    result: page(PaymentMethod),
  }),
  addServices: read("/cargoFlow/addServe/pageQuery", {
    may: VIEW,
    summary: "Add-on services that a cargo flow may name, a page",
    body: pageQuery({ filter: AddServiceFilter.shape, sort: sortNames(addServiceSorts) }),
    result: page(AddService),
  }),
  pickUps: read("/cargoFlow/pickUp/queryPage", {
    may: VIEW,
    summary: "Pick-up at places of the caller's site, a page: the rows of PICKUP_SUPPORT",
    body: pageQuery({ filter: PickupNoticeFilter.shape, sort: sortNames(pickupNoticeSorts) }),
    result: page(PickupNotice),
  }),
  pickUpsByDate: write("/cargoFlow/pickUp/updateCfgPickupNoticeByDate", {
    may: ["CARGO_FLOW.EDIT"],
    summary: "Change the pick-up of many places on some days, all of them or none; as PICKUP_SUPPORT does",
    body: PickupByDateStore,
    result: PickupByDateFound,
  }),
  save: write("/cargoFlow/saveCargoFlow", {
    may: ["CARGO_FLOW.CREATE"],
    summary: "Say what goes with a cargo type on a lane; 409001 at `validFrom` where another row holds then",
    body: SavedCargoFlow,
    result: CargoFlow,
  }),
  modify: write("/cargoFlow/modifyCargoFlow", {
    may: ["CARGO_FLOW.EDIT"],
    summary: "Edit a cargo flow by id and version; 409001 as for a new one",
    body: SavedCargoFlow,
    result: CargoFlow,
  }),
  enable: write("/cargoFlow/enable", {
    may: ["CARGO_FLOW.ENABLE"],
    summary: "Bring a cargo flow into use; 409001 where another one holds then",
    body: ById,
    result: CargoFlow,
  }),
  disable: write("/cargoFlow/disable", {
    may: ["CARGO_FLOW.DISABLE"],
    summary: "Take a cargo flow out of use: a wider one holds then, or all payments and services",
    body: ById,
    result: CargoFlow,
  }),
} as const;
