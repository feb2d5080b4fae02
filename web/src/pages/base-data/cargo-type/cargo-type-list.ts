import { cargoTypeSorts } from "@linehaul/schema/base-data/cargo-type";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const cargoTypeList = catalogueList("CARGO_TYPE", cargoTypeSorts);
