import {
  Currency as CurrencyRow,
  CurrencyFilter,
  CurrencyInput,
  CurrencyRate,
  currencyRoutes,
  currencySorts,
  RateOrigin,
} from "@linehaul/schema/base-data/currency";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { pullOfCatalogue } from "../../catalogue/pull.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";

enumOf(RateOrigin);

const Currency = catalogueEntity("Currency", CurrencyRow, {
  description: "A currency that orders can be declared in.",
  may: ["CURRENCY.VIEW"],
  load: (ids, grant) => grant.call(currencyRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    rates: t.may("CURRENCY.VIEW").field({
      type: [objectOf(CurrencyRate)],
      nullable: true,
      description: "The rates that it has had, newest first, the present one among them. One call.",
      resolve: async ({ id }, _args, grant) => [...(await grant.call(currencyRoutes.rates, { body: { id } }))],
    }),
  }),
  acts: { edit: "CURRENCY.EDIT", turn: { enable: "CURRENCY.ENABLE", disable: "CURRENCY.DISABLE" } },
});

list("currencies", {
  type: Currency,
  description: "Currencies, a page. One call to the order service.",
  sorts: currencySorts,
  filter: CurrencyFilter,
  page: (grant, query) => grant.call(currencyRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CURRENCY.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Currency,
  field: "currency",
  may: { create: "CURRENCY.CREATE", edit: "CURRENCY.EDIT" },
  schema: CurrencyInput,
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

pullOfCatalogue("Currencies", {
  may: "CURRENCY.SYNC",
  what: "currencies",
  look: (grant) => grant.call(currencyRoutes.syncLook, {}),
  pull: (grant, body, options) => grant.call(currencyRoutes.sync, { body }, options),
});
