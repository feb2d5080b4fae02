import { cargoFlowSorts } from "@linehaul/schema/base-data/cargo-flow/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const cargoFlowList = catalogueList("CARGO_FLOW", cargoFlowSorts);
