import { countryOf } from "../countries.ts";
import type { Random } from "./prng.ts";

/** How mobile numbers are written in a country, without its code; `#` is a digit. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  MY: ["12-3## ####", "11-#### ####", "16-2## ####", "19-6## ####"],
  ID: ["812-####-####", "857-####-####", "878-####-####"],
  VN: ["90# ### ###", "91# ### ###", "98# ### ###", "33# ### ###"],
  CN: ["138 #### ####", "139 #### ####", "186 #### ####", "150 #### ####"],
  HK: ["9### ####", "6### ####"],
  MO: ["66## ####"],
  TW: ["9## ### ###"],
  SG: ["8### ####", "9### ####"],
  TH: ["8# ### ####", "6# ### ####"],
  JP: ["90-####-####", "80-####-####"],
  KR: ["10-####-####"],
  PH: ["917 ### ####", "928 ### ####"],
  IN: ["98### #####", "70### #####"],
  US: ["213-555-01##", "646-555-01##", "713-555-01##"],
  CA: ["416-555-01##", "604-555-01##"],
  GB: ["7700 900###"],
  IE: ["85 ### ####"],
  AU: ["4## ### ###"],
  NZ: ["21 ### ####"],
  DE: ["151 ########", "170 #######"],
  FR: ["6 ## ## ## ##"],
  NL: ["6 ########"],
  IT: ["3## ### ####"],
  ES: ["6## ### ###"],
  AE: ["50 ### ####"],
  SA: ["5# ### ####"],
  BR: ["11 9####-####"],
};

/** The country's dialling code (no plus sign) and a mobile number as people there write it. */
export const phone = (r: Random, country: string): { code: string; number: string } => ({
  code: countryOf(country).phoneCode,
  number: r.digits(r.pick(FORMATS[country] ?? ["7# ### ####"])),
});
