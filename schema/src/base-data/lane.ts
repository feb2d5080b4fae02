import { z } from "zod";
import { emptyIsNull, note } from "../field.ts";

/** Between which places a row holds: each end a region of a country, a country, or anywhere. */
export interface Lane {
  readonly fromCountry: string | null;
  /** Empty: all of the country. */
  readonly fromRegion: string;
  readonly toCountry: string | null;
  readonly toRegion: string;
}

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, "country.code")
  .nullable();
const region = note(60);

export const laneFields = {
  fromCountry: country.describe("Where from: ISO 3166-1 alpha-2; null: anywhere."),
  fromRegion: region.describe("A state, province or city of it by the name that addresses have; empty: all of it."),
  toCountry: country.describe("Where to: ISO 3166-1 alpha-2; null: anywhere that no row of its own leads to."),
  toRegion: region.describe("A state, province or city of it by the name that addresses have; empty: all of it."),
};
/** The same as a form writes it: an empty country is any. */
export const writtenLane = {
  fromCountry: emptyIsNull(laneFields.fromCountry).describe("Where from: ISO 3166-1 alpha-2; none: anywhere."),
  fromRegion: laneFields.fromRegion.default(""),
  toCountry: emptyIsNull(laneFields.toCountry).describe("Where to: ISO 3166-1 alpha-2; none: anywhere."),
  toRegion: laneFields.toRegion.default(""),
};

/** A region without its country would be one of any country's: told at the country. */
export const regionsOfCountries = <S extends z.ZodType<Lane>>(input: S): S =>
  input
    .refine((lane) => lane.fromRegion === "" || lane.fromCountry !== null, {
      path: ["fromCountry"],
      message: "lane.country",
    })
    .refine((lane) => lane.toRegion === "" || lane.toCountry !== null, {
      path: ["toCountry"],
      message: "lane.country",
    });

/** One end of a shipment: its country and the levels of its address below it, the widest first. */
export interface Place {
  readonly country: string;
  readonly regions: readonly string[];
}

const same = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), "en", { sensitivity: "base" }) === 0;
/** How closely an end of a lane names a place: 0 anywhere, 1 its country, from 2 on a level of its address, the deeper the more; -1 not at all. */
function closeness(country: string | null, region: string, place: Place): number {
  if (country === null) return 0;
  if (country !== place.country) return -1;
  if (region === "") return 1;
  const level = place.regions.findLastIndex((one) => same(one, region));
  return level < 0 ? -1 : 2 + level;
}

/** No address has more levels. */
const LEVELS = 10;
/**
 * How closely a lane names where a shipment goes from and to, -1 for one that does not: where it goes to decides, then where it comes from;
 * a region before its country, a country before any.
 */
export function laneRank(lane: Lane, from: Place, to: Place): number {
  const [out, into] = [
    closeness(lane.fromCountry, lane.fromRegion, from),
    closeness(lane.toCountry, lane.toRegion, to),
  ];
  return out < 0 || into < 0 ? -1 : into * LEVELS + out;
}

const endText = (country: string | null, region: string): string =>
  country === null ? "*" : region === "" ? country : `${country} / ${region}`;
/** `MY → SG`, `MY / Penang → *`: codes, that every language reads. */
export const laneText = (lane: Lane): string =>
  `${endText(lane.fromCountry, lane.fromRegion)} → ${endText(lane.toCountry, lane.toRegion)}`;
