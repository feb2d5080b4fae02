import type { Party as Shape } from "@linehaul/schema/orders/order/detail";
import { builder } from "../../../access/builder.ts";
import { Country, countryOf } from "../../base-data/country.ts";

export const Party = builder.objectRef<Shape>("Party").implement({
  description: "Sender or receiver; what identifies a person is masked.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the person." }),
    company: t.exposeString("company", { nullable: true, description: "Company." }),
    phone: t.expose("phone", { type: "Masked", description: "Telephone, masked." }),
    email: t.expose("email", { type: "Masked", nullable: true, description: "E-mail, masked." }),
    countryCode: t.exposeString("countryCode", { description: "ISO 3166-1 alpha-2." }),
    country: t.field({
      type: Country,
      nullable: true,
      description: "The country of the code; null for a code that is not kept.",
      resolve: (party, _args, context) => countryOf(party.countryCode, context),
    }),
    regionLevels: t.exposeStringList("regionLevels", {
      description: "State or province, city, district: as many levels as the country has.",
    }),
    address: t.expose("address", { type: "Masked", description: "Street address, masked." }),
    postCode: t.exposeString("postCode", { nullable: true, description: "Postal code." }),
    cityCode: t.exposeString("cityCode", { nullable: true, description: "The carrier's code of the city." }),
    certType: t.exposeString("certType", { nullable: true, description: "Kind of certificate, e.g. passport." }),
    certNo: t.expose("certNo", { type: "Masked", nullable: true, description: "Number of the certificate, masked." }),
    vat: t.exposeString("vat", { nullable: true, description: "VAT number." }),
    eori: t.exposeString("eori", { nullable: true, description: "EORI number of the European Union's customs." }),
    ioss: t.exposeString("ioss", { nullable: true, description: "IOSS number of the European Union's import scheme." }),
  }),
});
