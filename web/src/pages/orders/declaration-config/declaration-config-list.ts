import { declarationConfigSorts } from "@linehaul/schema/orders/declaration-config/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const declarationConfigList = catalogueList("DECLARATION_CONFIG", declarationConfigSorts);
