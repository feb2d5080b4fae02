import {
  CURRENCY_SORTS,
  currencyFilter,
  CurrencyInput,
  currencyRoutes,
  type Currency as Row,
} from "@linehaul/schema/base-data/currency";
import { z } from "zod";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueConnection } from "../../catalogue/connection.ts";
import { catalogueFields } from "../../catalogue/fields.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { ascending, newestFirst, textDescending } from "../../paging/sort-key.ts";
import { ConfigStatus } from "../../contract/common.ts";

const Currency = entity("Currency", {
  description: "A currency that orders can be declared in.",
  may: ["CURRENCY.VIEW"],
  key: (currency: Row) => currency.id,
  load: (ids, grant) => grant.call(currencyRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    code: t.exposeString("code", { description: "ISO 4217, e.g. `MYR`." }),
    nameEn: t.exposeString("nameEn", { description: "Name in English." }),
    nameZh: t.exposeString("nameZh", { description: "Name in Chinese." }),
    symbol: t.exposeString("symbol", { description: "E.g. `RM`." }),
    decimals: t.exposeInt("decimals", { description: "Decimals of an amount, 0–4." }),
    rateToCny: t.expose("rateToCny", { type: "Decimal", description: "How many CNY one unit is worth (ORD-03)." }),
    sort: t.exposeInt("sort", { description: "Its place in choices." }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "CURRENCY.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "CURRENCY.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "CURRENCY.DISABLE", "May the viewer take it out of use?"),
  }),
});

catalogueConnection("currencies", {
  type: Currency,
  description: "Currencies, a page. One call to the order service.",
  may: Currency.may,
  sorts: CURRENCY_SORTS,
  sortKeys: {
    SORT_ASC: ascending((c: Row) => String(c.sort)),
    CODE_ASC: ascending((c: Row) => c.code),
    CODE_DESC: textDescending((c: Row) => c.code),
    MODIFIED_AT_DESC: newestFirst((c: Row) => c.modifiedAt),
  },
  filter: {
    schema: z.object(currencyFilter),
    input: builder.inputType("CurrencyFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        keyword: t.string({ description: "In code or names." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(currencyRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CURRENCY.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Currency,
  field: "currency",
  may: { create: "CURRENCY.CREATE", edit: "CURRENCY.EDIT" },
  schema: CurrencyInput,
  input: (t) => ({
    code: t.string({ required: true, description: "Three capital letters, as in ISO 4217." }),
    nameEn: t.string({ required: true, description: "Name in English, up to 60 characters." }),
    nameZh: t.string({ required: true, description: "Name in Chinese, up to 60 characters." }),
    symbol: t.string({ required: true, description: "Up to 8 characters." }),
    decimals: t.int({ required: true, description: "0–4." }),
    rateToCny: t.string({ required: true, description: "More than 0; at most 10 digits and 8 decimals." }),
    sort: t.int({ required: true, description: "Its place in choices, 0–9999." }),
  }),
  save: (grant, body, options) => grant.call(currencyRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: Currency,
  field: "currency",
  may: "CURRENCY.ENABLE",
  description: "Brings a currency into use.",
  write: (grant, id, options) => grant.call(currencyRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: Currency,
  field: "currency",
  may: "CURRENCY.DISABLE",
  description: "Takes a currency out of use; orders keep it.",
  write: (grant, id, options) => grant.call(currencyRoutes.disable, { params: { id } }, options),
});
