import type { WrongCell } from "@linehaul/kit/catalogue-sheet/wrong-cell";
import type { Call } from "@linehaul/kit/call";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { plainValue } from "@linehaul/schema/finding/plain-value";
import { rulesIn } from "../../base-data/phone-rule/rules-in.ts";
import { phonesOf, readPhones } from "../customer-form/phones.ts";
import { placeProblems } from "../customer-form/places.ts";
import { type Numbers, takenFields } from "../customer-form/taken.ts";
import { unseenFields } from "../customer/unseen.ts";
import { cellAt, type ReadCustomer } from "./lines.ts";

/** A sheet's telephones, in two parts, by the place of the customer. */
type Phones = Awaited<ReturnType<typeof readPhones>>;
export interface Judged {
  readonly wrong: readonly WrongCell[];
  readonly phones: Phones;
  /** Certificates that somebody has already: each answer of these confirms a guess. */
  readonly guessed: readonly string[];
}

const numbersOf = ({ form: { certNo, taxNo } }: ReadCustomer): Numbers => ({ certNo: certNo ?? null, taxNo });

/** The later of two customers of one sheet with the same number (CUS-20). */
function takenInSheet(customers: readonly ReadCustomer[]): FieldProblem[][] {
  const rows = { certNo: new Map<string, number>(), taxNo: new Map<string, number>() };
  return customers.map((customer) =>
    (["certNo", "taxNo"] as const).flatMap((field) => {
      const number = plainValue(numbersOf(customer)[field] ?? "");
      if (number === "") return [];
      const row = rows[field].get(number);
      if (row !== undefined) return [{ path: [field], key: "sheet.rowTwice", params: { row } }];
      rows[field].set(number, customer.own.row);
      return [];
    }),
  );
}

const unknownOrg = ({ form: { orgCode } }: ReadCustomer, orgs: ReadonlySet<string>): FieldProblem[] =>
  orgCode === null || orgs.has(orgCode)
    ? []
    : [{ path: ["orgCode"], key: "dataGroup.unknownOrg", params: { code: orgCode } }];

/** What a form can't know of the customers of a sheet: telephones, places, organisations and numbers of others; one question each, however many. */
export async function judge(
  call: Call,
  customers: readonly ReadCustomer[],
  orgs: ReadonlySet<string>,
): Promise<Judged> {
  const { db, caller } = call;
  const scope = await call.scope();
  const written = customers.flatMap(({ form }, n) => phonesOf(form).map((one) => ({ ...one, path: [n, ...one.path] })));
  const phones = await readPhones(rulesIn(db), written);
  const places = await placeProblems(
    db,
    customers.map(({ form }) => ({ form, was: null, held: [] })),
  );
  const taken = await takenFields(db, call, { site: caller.site }, customers.map(numbersOf));
  const twice = takenInSheet(customers);
  const ofPhones = Map.groupBy(phones.problems, ({ path: [n] }) => n);
  const wrong = customers.flatMap((customer, n) => {
    const problems = [
      ...(ofPhones.get(n) ?? []).map((one) => ({ ...one, path: one.path.slice(1) })),
      ...unseenFields(scope, customer.form),
      ...unknownOrg(customer, orgs),
      ...(places[n] ?? []),
      ...(taken[n] ?? []),
      ...(twice[n] ?? []),
    ];
    return problems.map((problem): WrongCell => {
      const { record, key } = cellAt(customer, problem.path);
      return { row: record.row, key, problem };
    });
  });
  const guessed = customers.flatMap((customer, n) => {
    const isTaken = taken[n]?.some(({ path: [field] }) => field === "certNo") === true;
    return isTaken ? [plainValue(numbersOf(customer).certNo ?? "")] : [];
  });
  return { wrong, phones, guessed };
}
