import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import { random, type Random } from "@linehaul/kit/demo/prng";
import { MST, NPWP } from "@linehaul/schema/customers/identity/numbers";

interface Numbers {
  readonly certNo: string;
  readonly taxNo: string | null;
}
const two = (n: number): string => String(n).padStart(2, "0");
/** A number that begins so and that the register's check digit fits: one of ten does. */
function checked(is: (bare: string) => boolean, make: (last: number) => string, again: () => Numbers): Numbers {
  const found = Array.from({ length: 10 }, (_, last) => make(last)).find((number) => is(number.replace(/\D/g, "")));
  return found === undefined ? again() : { certNo: found, taxNo: found };
}
const birth = (r: Random) => ({ year: two(r.int(60, 99)), month: two(r.int(1, 12)), day: r.int(1, 28) });

function ofVietnam(r: Random): Numbers {
  const head = r.digits("03#######");
  return checked(
    MST.is,
    (last) => `${head}${last}`,
    () => ofVietnam(r),
  );
}
function npwp(r: Random): string {
  const head = r.digits("01.###.###.");
  const tail = r.digits("-0##.000");
  return checked(
    NPWP.is,
    (last) => `${head}${last}${tail}`,
    () => ({ certNo: npwp(r), taxNo: null }),
  ).certNo;
}

const COMPANIES: Readonly<Record<DemoCustomer["site"], (r: Random) => Numbers>> = {
  MY: (r) => ({ certNo: `${r.int(1990, 2024)}0${r.int(1, 4)}${r.digits("######")}`, taxNo: r.digits("C2#########0") }),
  ID: (r) => ({ certNo: r.digits("91200########"), taxNo: npwp(r) }),
  VN: ofVietnam,
};
const PERSONS: Readonly<Record<DemoCustomer["site"], (r: Random) => string>> = {
  MY: (r) => {
    const { year, month, day } = birth(r);
    return `${year}${month}${two(day)}-${two(r.int(1, 16))}-${r.digits("####")}`;
  },
  ID: (r) => {
    const { year, month, day } = birth(r);
    return `3174${two(r.int(1, 10))}${two(r.chance(0.5) ? day : day + 40)}${month}${year}${r.digits("###")}${r.int(1, 9)}`;
  },
  VN: (r) => `0${r.digits("##")}${r.int(0, 1)}${birth(r).year}${r.digits("######")}`,
};

/** What a customer of the demo data shows of itself: a number that its country's register could have given. */
export function demoIdentity(c: DemoCustomer): Numbers & { readonly certType: "BUSINESS_LICENCE" | "ID_CARD" } {
  const r = random("identity", c.customerCode);
  return c.customerType === "ENTERPRISE"
    ? { certType: "BUSINESS_LICENCE", ...COMPANIES[c.site](r) }
    : { certType: "ID_CARD", certNo: PERSONS[c.site](r), taxNo: null };
}
