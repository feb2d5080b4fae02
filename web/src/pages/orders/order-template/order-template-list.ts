import { orderTemplateSorts } from "@linehaul/schema/orders/order-template/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const orderTemplateList = catalogueList("ORDER_TEMPLATE", orderTemplateSorts);
