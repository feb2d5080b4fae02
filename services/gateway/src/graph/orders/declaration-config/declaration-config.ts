import {
  DeclarationConfig as DeclarationConfigRow,
  DeclarationConfigFilter,
  declarationConfigSorts,
  DeclarationDirection,
  SavedDeclarationConfig,
} from "@linehaul/schema/orders/declaration-config/row";
import { declarationConfigRoutes } from "@linehaul/schema/orders/declaration-config/routes";
import { DocumentKind } from "@linehaul/schema/orders/order/enums";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { enumOf } from "../../../contract/named.ts";
import { Country, countryOf } from "../../base-data/country.ts";
import "../order/order-parts.ts";

enumOf(DeclarationDirection);
enumOf(DocumentKind);

const EDIT = "DECLARATION_CONFIG.EDIT";
export const DeclarationConfig = catalogueEntity("DeclarationConfig", DeclarationConfigRow, {
  description: "How a customer's goods are declared, and with which documents, for some days (REV-01).",
  may: ["DECLARATION_CONFIG.VIEW"],
  load: (ids, grant) => grant.call(declarationConfigRoutes.byIds, { body: { ids: [...ids] } }),
  // The module has no buttons for enabling and disabling: who edits a row says whether it holds.
  acts: { edit: EDIT, delete: "DECLARATION_CONFIG.DELETE", turn: { enable: EDIT, disable: EDIT } },
  fields: (t) => ({
    country: t.field({
      type: Country,
      nullable: true,
      description: "The country that orders go to; null: any, or a code that is not in the list.",
      resolve: ({ countryCode }, _args, context) => (countryCode === null ? null : countryOf(countryCode, context)),
    }),
  }),
});

list("declarationConfigs", {
  type: DeclarationConfig,
  description: "How goods of the viewer's customers are declared, a page. One call to the order service.",
  sorts: declarationConfigSorts,
  filter: DeclarationConfigFilter,
  page: (grant, query) => grant.call(declarationConfigRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "DECLARATION_CONFIG.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: DeclarationConfig,
  field: "declarationConfig",
  may: { create: "DECLARATION_CONFIG.CREATE", edit: EDIT },
  schema: SavedDeclarationConfig,
  save: (grant, body, options) => grant.call(declarationConfigRoutes.save, { body }, options),
});
catalogueToggle("Enable", {
  type: DeclarationConfig,
  field: "declarationConfig",
  may: EDIT,
  description: "Brings a row into use; refused while another one of its rank holds then, which `detail` names.",
  write: (grant, id, options) => grant.call(declarationConfigRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: DeclarationConfig,
  field: "declarationConfig",
  may: EDIT,
  description: "Takes a row out of use; what is less specific holds then.",
  write: (grant, id, options) => grant.call(declarationConfigRoutes.disable, { params: { id } }, options),
});
catalogueToggle("Delete", {
  type: DeclarationConfig,
  field: "declarationConfig",
  may: "DECLARATION_CONFIG.DELETE",
  description: "Deletes a row; what is less specific holds then.",
  write: (grant, id, options) => grant.call(declarationConfigRoutes.delete, { params: { id } }, options),
});
