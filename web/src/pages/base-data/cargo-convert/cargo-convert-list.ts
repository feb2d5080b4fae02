import { cargoConvertSorts } from "@linehaul/schema/base-data/cargo-convert";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const cargoConvertList = catalogueList("CARGO_CONVERT", cargoConvertSorts);
