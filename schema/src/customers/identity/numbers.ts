import * as ric from "stdnum/lib/cjs/cn/ric.js";
import * as uscc from "stdnum/lib/cjs/cn/uscc.js";
import * as hkid from "stdnum/lib/cjs/hk/hkid.js";
import * as nric from "stdnum/lib/cjs/my/nric.js";
import * as mst from "stdnum/lib/cjs/vn/mst.js";
import { isDayOfYear } from "./day.ts";

/** A kind of number that a register gives out; what it is checked by is handed over bare, see `bareNumber`. */
export interface NumberKind {
  /** What people call it, in any language. */
  readonly name: string;
  /** One that would be taken. */
  readonly example: string;
  readonly is: (bare: string) => boolean;
}

/** A number without spaces and signs, in capitals and one width: what of it tells one from another. */
export const bareNumber = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The sum of Luhn: every second digit from the right doubled. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((all, digit, n) => {
      const worth = n % 2 === 0 ? Number(digit) : Number(digit) * 2;
      return all + (worth > 9 ? worth - 9 : worth);
    }, 0);
  return sum % 10 === 0;
}
/** Women's days of birth are written 40 higher. */
const WOMEN = 40;
const FIRST_YEAR = 1900;
const like =
  (pattern: RegExp) =>
  (bare: string): boolean =>
    pattern.test(bare);

/** Registered with the Companies Commission of Malaysia: year, kind of business, number. */
export const SSM: NumberKind = {
  name: "SSM",
  example: "201901000005",
  is: (bare) => /^(19|20)\d{2}0[1-6]\d{6}$/.test(bare) && Number(bare.slice(0, 4)) >= FIRST_YEAR,
};
export const NRIC: NumberKind = { name: "NRIC", example: "800506-14-5127", is: (bare) => nric.validate(bare).isValid };
export const TIN_MY_COMPANY: NumberKind = {
  name: "TIN",
  example: "C20880050010",
  is: like(/^(C|CS|D|E|F|FA|J|LE|PT|TA|TC|TN|TP|TR)\d{9,11}$/),
};
export const TIN_MY_PERSON: NumberKind = { name: "TIN", example: "IG115002000", is: like(/^(IG|OG|SG)\d{8,11}$/) };

export const NIB: NumberKind = { name: "NIB", example: "9120001042693", is: like(/^\d{13}$/) };
/** Six digits of the place, then the day of birth. */
export const NIK: NumberKind = {
  name: "NIK",
  example: "3171234506790001",
  is: (bare) => {
    const day = Number(bare.slice(6, 8));
    return (
      /^[1-9]\d{15}$/.test(bare) &&
      !bare.endsWith("0000") &&
      isDayOfYear(Number(bare.slice(8, 10)), day > WOMEN ? day - WOMEN : day)
    );
  },
};
/** 15 digits with a check digit, or the 16 of today: a person's NIK, or a company's with a nought before its old one. */
export const NPWP: NumberKind = {
  name: "NPWP",
  example: "01.312.166.0-091.000",
  is: (bare) =>
    /^\d{15}$/.test(bare)
      ? passesLuhn(bare.slice(0, 9))
      : /^0\d{15}$/.test(bare)
        ? passesLuhn(bare.slice(1, 10))
        : NIK.is(bare),
};

export const MST: NumberKind = { name: "MST", example: "0100233488", is: (bare) => mst.validate(bare).isValid };
/** Province, century and sex, year, number. */
export const CCCD: NumberKind = { name: "CCCD", example: "001099012345", is: like(/^0\d{2}[0-9]\d{8}$/) };
/** A person's tax number is his own, or since 2025 the number of his card. */
export const MST_PERSON: NumberKind = { ...MST, is: (bare) => MST.is(bare) || CCCD.is(bare) };

export const USCC: NumberKind = {
  name: "USCC",
  example: "91110000600037341L",
  is: (bare) => uscc.validate(bare).isValid,
};
export const RIC: NumberKind = { name: "RIC", example: "11010519491231002X", is: (bare) => ric.validate(bare).isValid };
/** Eight digits, with three of its branch where it has some. */
export const BRN: NumberKind = { name: "BRN", example: "12345678-000", is: like(/^\d{8}(\d{3})?$/) };
export const HKID: NumberKind = { name: "HKID", example: "G123456(A)", is: (bare) => hkid.validate(bare).isValid };

export const PASSPORT: NumberKind = { name: "Passport", example: "A12345678", is: like(/^[A-Z0-9]{6,20}$/) };
/** Of countries whose registers are not known here. */
export const ANY_NUMBER: NumberKind = { name: "No.", example: "HRB 86891", is: like(/^[\p{L}\p{N}]{4,40}$/u) };
