import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CERTS_OF, certKind, numberProblems, taxKind } from "./kinds.ts";
import { bareNumber } from "./numbers.ts";

const COUNTRIES = ["MY", "ID", "VN", "CN", "HK", "DE"] as const;
const WHOM = ["ENTERPRISE", "PERSONAL"] as const;
const kinds = COUNTRIES.flatMap((country) =>
  WHOM.flatMap((whom) => [
    ...CERTS_OF[whom].map((cert) => ({ at: `${country} ${whom} ${cert}`, kind: certKind(country, whom, cert) })),
    { at: `${country} ${whom} tax`, kind: taxKind(country, whom) },
  ]),
);

describe("CUS-20 identity and tax numbers by country", () => {
  test.each(kinds)("the example that its refusal shows is taken: $at", ({ kind }) => {
    expect(kind.is(bareNumber(kind.example))).toBe(true);
  });

  test.each([
    ["MY", "ENTERPRISE", "BUSINESS_LICENCE", "201901000005", "201909000005"],
    ["MY", "PERSONAL", "ID_CARD", "800506-14-5127", "800230-14-5127"],
    ["ID", "ENTERPRISE", "BUSINESS_LICENCE", "9120001042693", "912000104269"],
    ["ID", "PERSONAL", "ID_CARD", "3171234506790001", "3171233206790001"],
    // A woman's day of birth is 40 higher.
    ["ID", "PERSONAL", "ID_CARD", "3171236106790001", "3171237106790001"],
    ["VN", "ENTERPRISE", "BUSINESS_LICENCE", "0100233488", "0100233489"],
    ["VN", "PERSONAL", "ID_CARD", "001099012345", "101099012345"],
    ["CN", "ENTERPRISE", "BUSINESS_LICENCE", "91110000600037341L", "91110000600037342L"],
    ["CN", "PERSONAL", "ID_CARD", "11010519491231002X", "110105194912310021"],
    ["HK", "PERSONAL", "ID_CARD", "G123456(A)", "G123456(7)"],
    ["DE", "PERSONAL", "PASSPORT", "C01X00T47", "C01"],
  ] as const)("%s %s %s: %s is one, %s is none", (countryCode, customerType, certType, good, bad) => {
    const of = (certNo: string) => numberProblems({ customerType, countryCode, certType, certNo, taxNo: null });
    expect(of(good)).toEqual([]);
    expect(of(bad)).toMatchObject([{ path: ["certNo"], key: "identity.number" }]);
  });

  test.each([
    ["ID", "ENTERPRISE", "01.312.166.0-091.000", "01.312.166.1-091.000"],
    ["ID", "ENTERPRISE", "0013121660091000", "0013121661091000"],
    ["ID", "PERSONAL", "3171234506790001", "3171234513790001"],
    ["MY", "ENTERPRISE", "C20880050010", "IG115002000"],
    ["MY", "PERSONAL", "IG115002000", "C20880050010"],
    ["VN", "PERSONAL", "001099012345", "0100233489"],
    ["CN", "ENTERPRISE", "91110000600037341L", "91110000600037341O"],
  ] as const)("tax in %s of %s: %s is one, %s is none", (countryCode, customerType, good, bad) => {
    const of = (taxNo: string) => numberProblems({ customerType, countryCode, certType: null, certNo: null, taxNo });
    expect(of(good)).toEqual([]);
    expect(of(bad)).toMatchObject([{ path: ["taxNo"], key: "identity.number" }]);
  });

  test("a number needs its kind, and a company shows a licence", () => {
    const one = { customerType: "ENTERPRISE", countryCode: "MY", certNo: "201901000005", taxNo: null } as const;
    expect(numberProblems({ ...one, certType: null })).toMatchObject([{ path: ["certType"], key: "required" }]);
    expect(numberProblems({ ...one, certType: "PASSPORT" })).toMatchObject([
      { path: ["certType"], key: "identity.cert" },
    ]);
    expect(numberProblems({ ...one, certType: null, certNo: null })).toEqual([]);
  });

  test("spaces and signs, small letters and wide digits say nothing", () => {
    const sign = fc.constantFrom("", " ", "-", ".", "/", "\u00a0");
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.array(sign, { minLength: 40, maxLength: 40 }), ({ kind }, signs) => {
        const bare = bareNumber(kind.example);
        const spaced = Array.from(bare.toLowerCase())
          .map((letter, n) => `${letter}${signs[n] ?? ""}`)
          .join("");
        expect(bareNumber(spaced)).toBe(bare);
        expect(kind.is(bareNumber(spaced))).toBe(true);
      }),
    );
  });

  test("whatever is typed is judged, and never breaks", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.constantFrom(...WHOM),
        fc.string(),
        (countryCode, customerType, text) => {
          const [certType] = CERTS_OF[customerType];
          const told = numberProblems({ customerType, countryCode, certType, certNo: text, taxNo: text });
          expect(told.every(({ key }) => key === "identity.number")).toBe(true);
        },
      ),
    );
  });
});
