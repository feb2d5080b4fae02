import {
  Product as ProductRow,
  ProductFilter,
  productRoutes,
  productSorts,
  SavedProduct,
} from "@linehaul/schema/base-data/product";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
// The enums of how parcels come and who pays.
import "../orders/order/order-parts.ts";
import { list } from "../../contract/list.ts";

const Product = catalogueEntity("Product", ProductRow, {
  description:
    "What orders are sent by, and what it takes. Common to the sites; which of them a site offers, its lanes say.",
  may: ["PRODUCT.VIEW"],
  load: (ids, grant) => grant.call(productRoutes.byIds, { body: { ids: [...ids] } }),
  uses: (id, grant) => grant.call(productRoutes.uses, { body: { id } }),
  acts: {
    edit: "PRODUCT.EDIT",
    turn: { enable: "PRODUCT.ENABLE", disable: "PRODUCT.DISABLE" },
  },
});

list("productRows", {
  type: Product,
  description: "Products, a page. One call to the order service.",
  sorts: productSorts,
  filter: ProductFilter,
  page: (grant, query) => grant.call(productRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PRODUCT.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Product,
  field: "product",
  may: { create: "PRODUCT.CREATE", edit: "PRODUCT.EDIT" },
  schema: SavedProduct,
  save: (grant, body, options) => grant.call(productRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: Product,
  field: "product",
  may: "PRODUCT.ENABLE",
  description: "Brings a product into use.",
  write: (grant, id, options) => grant.call(productRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: Product,
  field: "product",
  may: "PRODUCT.DISABLE",
  description: "Takes a product out of use; orders keep it.",
  write: (grant, id, options) => grant.call(productRoutes.disable, { params: { id } }, options),
});
