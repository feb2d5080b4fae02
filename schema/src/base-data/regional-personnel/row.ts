import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, line, note } from "../../field.ts";
import { Masked } from "../../masked.ts";
import { countryCode } from "../../orders/order/new-fields.ts";
import { RevealReason } from "../../reveal.ts";
import { sensitive } from "../../sensitive.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { workNo } from "../../work-no.ts";
import { dialledPhone } from "../dialled-phone.ts";

/** The two ends of a shipment. */
export const DUTIES_AT = { ORIGIN: ["PICKUP", "EXPORT"], DESTINATION: ["IMPORT", "DELIVERY"] } as const;
export const DUTIES = [...DUTIES_AT.ORIGIN, ...DUTIES_AT.DESTINATION] as const;
export const RegionalDuty = z.enum(DUTIES).meta({
  id: "RegionalDuty",
  description: "What somebody sees to in a region.",
  "x-values": {
    PICKUP: "Picking up, where an order comes from.",
    EXPORT: "Export customs, where an order comes from.",
    IMPORT: "Import customs, where an order goes to.",
    DELIVERY: "Delivering, where an order goes to.",
  },
});
export type RegionalDuty = z.infer<typeof RegionalDuty>;

const own = {
  countryCode: countryCode().describe("The country: ISO 3166-1 alpha-2."),
  area: note(100).describe(
    "An area there, as addresses write it: state or province, city, district; empty: all of the country.",
  ),
  duty: RegionalDuty.describe("What for: once each in an area of a site."),
  name: line(60).describe("The person's name."),
  workNo: workNo().describe("Work number, 6 or 8 digits (ACC-04)."),
  standIn: workNo()
    .nullable()
    .describe("Work number of who stands in for him, somebody of the same site; null without."),
};
const phone = dialledPhone("The person's telephone");
const written = { ...own, area: own.area.default(""), standIn: emptyIsNull(own.standIn) };

/** What a form of a new one takes. */
export const NewRegionalPerson = z.object({ ...written, phone });
/** What a form of one that is there takes: an empty telephone stays as it is, for nobody is shown it. */
export const EditedRegionalPerson = z.object({
  ...written,
  phone: sensitive("phone", emptyIsNull(phone.nullable())).describe(
    "The person's telephone, with its country: `+60 3-5191 2200`; null in an edit leaves it as it is.",
  ),
});
/** What a save takes. */
export const RegionalPersonnelInput = EditedRegionalPerson.extend(savedRow);
export type RegionalPersonnelInput = z.infer<typeof RegionalPersonnelInput>;

export const RegionalPersonnel = catalogueRow("RegionalPersonnel", {
  site: Site.describe("The site that it belongs to."),
  ...own,
  phone: Masked.describe("The person's telephone, masked."),
});
export type RegionalPersonnel = z.infer<typeof RegionalPersonnel>;

const person = {
  personId: z.uuid().describe("The row's key."),
  name: z.string().describe("The person's name."),
  workNo: z.string().describe("Work number."),
  phone: Masked.describe("Telephone, masked; REGIONAL_PERSONNEL.SHOW_CLEAR reveals it."),
};
export const StandInToCall = z
  .object(person)
  .meta({ id: "StandInToCall", description: "Who stands in for somebody in a region." });
/** Whom an order names in the regions that it comes from and goes to. */
export const PersonToCall = z
  .object({
    ...person,
    duty: RegionalDuty.describe(
      "What for: picking up and export where the order comes from, import and delivery where it goes to.",
    ),
    area: z.string().describe("The area that the row is for; empty: all of the country."),
    standIn: StandInToCall.nullable().describe("Who stands in; null without."),
  })
  .meta({ id: "PersonToCall", description: "Whom to call in a region about an order (REGIONAL_PERSONNEL)." });
export type PersonToCall = z.infer<typeof PersonToCall>;

export const PERSONNEL_CLEAR_FIELDS = ["PERSONNEL_PHONE"] as const;
export const ShowPersonnelClear = z.object({
  id: z.uuid().describe("The row's key."),
  field: z.enum(PERSONNEL_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});

export const regionalPersonnelSorts = {
  COUNTRY_ASC: "countryCode",
  COUNTRY_DESC: "countryCode",
  NAME_ASC: "name",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<RegionalPersonnel>;
export const RegionalPersonnelFilter = z.object({
  keyword: keyword("the name, the work number, the area and the country's code"),
  status: inUse,
});
export type RegionalPersonnelFilter = z.infer<typeof RegionalPersonnelFilter>;
