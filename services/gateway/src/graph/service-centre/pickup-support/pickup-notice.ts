import {
  ChangedPickupNotice,
  NewPickupNotice,
  PickupNotice as PickupNoticeRow,
  PickupNoticeFilter,
  PickupNoticeInput,
  pickupNoticeSorts,
} from "@linehaul/schema/service-centre/pickup-support/notice";
import { Weekday } from "@linehaul/schema/weekday";
import {
  pickupNoticeRoutes,
  PickupPlace as PickupPlaceContract,
} from "@linehaul/schema/service-centre/pickup-support/routes";
import { builder } from "../../../access/builder.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueAddUpdate } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { goOn } from "../../../later/go-on.ts";
import { countryField } from "../../base-data/country.ts";
import "../../orders/order/order-parts.ts";

enumOf(Weekday);

const NOTICE = { en: "noticeEn", "zh-CN": "noticeZhCn", "zh-HK": "noticeZhHk" } as const;

export const PickupNotice = catalogueEntity("PickupNotice", PickupNoticeRow, {
  description: "How parcels of a product are picked up at a place of the site's customers, for some days.",
  may: ["PICKUP_SUPPORT.VIEW"],
  load: (ids, grant) => grant.call(pickupNoticeRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "PICKUP_SUPPORT.EDIT",
    turn: { enable: "PICKUP_SUPPORT.ENABLE", disable: "PICKUP_SUPPORT.DISABLE" },
  },
  fields: (t) => ({
    country: countryField(t),
    productName: t.string({
      nullable: true,
      description: "The product's name in the request's language; null: every product, or one that is not in the list.",
      resolve: ({ productCode }, _args, { visit }) =>
        productCode === ""
          ? null
          : goOn(visit.reference.products.get(), (all) => all.get(productCode)?.nameI18n[visit.language] ?? null),
    }),
    notice: t.string({
      description: "What a customer is told, in the request's language.",
      resolve: (row, _args, { visit }) => row[NOTICE[visit.language]],
    }),
  }),
});

list("pickupNotices", {
  type: PickupNotice,
  description: "Pick-up at places of the site, a page. One call to the order service.",
  sorts: pickupNoticeSorts,
  filter: PickupNoticeFilter,
  page: (grant, query) => grant.call(pickupNoticeRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PICKUP_SUPPORT.CREATE", "May the viewer add one?") }),
});

const PickupPlace = objectOf(PickupPlaceContract);
builder.queryField("pickupPlaces", (t) =>
  t.may(...PickupNotice.may).field({
    type: [PickupPlace],
    description: "Regions and cities of a country, in their order. One call to the order service.",
    args: { countryCode: t.arg.string({ required: true, description: "ISO 3166-1 alpha-2." }) },
    resolve: (_root, body, grant) => grant.call(pickupNoticeRoutes.places, { body }),
  }),
);

catalogueAddUpdate({
  type: PickupNotice,
  field: "pickupNotice",
  may: { create: "PICKUP_SUPPORT.CREATE", edit: "PICKUP_SUPPORT.EDIT" },
  schema: PickupNoticeInput,
  add: {
    schema: NewPickupNotice,
    call: (grant, body, options) => grant.call(pickupNoticeRoutes.add, { body }, options),
  },
  update: {
    schema: ChangedPickupNotice,
    call: (grant, body, options) => grant.call(pickupNoticeRoutes.update, { body }, options),
  },
});

catalogueToggle("Enable", {
  type: PickupNotice,
  field: "pickupNotice",
  may: "PICKUP_SUPPORT.ENABLE",
  description: "Brings a row of pick-up into use; refused while another one holds then, which `detail` names.",
  write: (grant, id, options) => grant.call(pickupNoticeRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: PickupNotice,
  field: "pickupNotice",
  may: "PICKUP_SUPPORT.DISABLE",
  description: "Takes a row of pick-up out of use; what is less specific holds there then.",
  write: (grant, id, options) => grant.call(pickupNoticeRoutes.disable, { params: { id } }, options),
});
