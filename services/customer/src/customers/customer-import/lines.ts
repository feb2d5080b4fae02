import type { SheetRecord } from "@linehaul/kit/catalogue-sheet/read";
import { oddCells, onceEach, refusedCells, REQUIRED, type WrongCell } from "@linehaul/kit/catalogue-sheet/wrong-cell";
import { CustomerType } from "@linehaul/schema/customers/customer";
import { FORM_OF } from "@linehaul/schema/customers/customer-form/form";
import { ofCompanies } from "@linehaul/schema/customers/customer-form/fields";
import { PERSON } from "@linehaul/schema/customers/customer-import/line";
import type { Whom } from "../customer-form/add.ts";
import type { Form } from "../customer-form/values.ts";

/** A customer of a sheet: its own line, and those of its people; the first of them may be its own. */
interface Lines {
  readonly own: SheetRecord;
  readonly people: readonly SheetRecord[];
}
export interface ReadCustomer extends Lines {
  readonly whom: Whom;
  readonly form: Form;
}
type Cell = SheetRecord["cells"][string];
type Path = readonly PropertyKey[];

const isSaid = ([, value]: readonly [string, Cell]): boolean => value !== undefined;
const isOf = (field: string): boolean => field.startsWith(PERSON);
const cellsOf = ({ cells }: SheetRecord, isPerson: boolean): [string, Cell][] =>
  Object.entries(cells).filter(([field]) => isOf(field) === isPerson);
const says = (record: SheetRecord, isPerson: boolean): boolean =>
  cellsOf(record, isPerson).some(isSaid) || [...record.odd.keys()].some((field) => isOf(field) === isPerson);

/** Lines by customer: one that says nothing but of a person is of the customer above it. */
function grouped(records: readonly SheetRecord[]): Lines[] {
  const groups: { own: SheetRecord; people: SheetRecord[] }[] = [];
  for (const record of records) {
    const above = groups.at(-1);
    const person = says(record, true) ? [record] : [];
    if (above !== undefined && !says(record, false)) above.people.push(...person);
    else groups.push({ own: record, people: person });
  }
  return groups;
}

/** At which cell what is wrong with a field of a form stands. */
export function cellAt({ own, people }: Lines, path: Path): { readonly record: SheetRecord; readonly key: string } {
  const [field, place, inPerson] = path;
  if (field !== "contacts") return { record: own, key: String(field ?? "nameEn") };
  const record = typeof place === "number" ? people[place] : people.at(-1);
  return { record: record ?? own, key: `${PERSON}${String(inPerson ?? "name")}` };
}

const YES_NO: ReadonlyMap<Cell, boolean> = new Map([
  ["YES", true],
  ["NO", false],
]);
/** What a form would hold. */
function said({ own, people }: Lines): object {
  const values = cellsOf(own, false).map(([field, value]) => [field, YES_NO.get(value) ?? value]);
  const contacts = people.map((record) =>
    Object.fromEntries(cellsOf(record, true).map(([field, value]) => [field.slice(PERSON.length), value])),
  );
  return { ...Object.fromEntries(values), contacts };
}

const companyAlone = ({ cells, row }: SheetRecord): WrongCell[] =>
  Object.keys(ofCompanies)
    .filter((key) => cells[key] !== undefined)
    .map((key) => ({ row, key, problem: { key: "customer.ofCompanies", params: {} } }));

/** A customer as its form would have it, or what is wrong with its lines (CUS-13: complete or not, never with what is wrong). */
function readLines(lines: Lines): { readonly wrong: readonly WrongCell[]; readonly customer: ReadCustomer | null } {
  const { own, people } = lines;
  const type = CustomerType.safeParse(own.cells["customerType"]);
  const whom = type.data ?? "ENTERPRISE";
  const read = FORM_OF[whom].safeParse(said(lines));
  // An edit may leave it out; a new customer has one.
  const phone = own.cells["contactPhone"] === undefined ? [REQUIRED] : [];
  const wrong = onceEach([
    ...[own, ...people.filter((record) => record !== own)].flatMap(oddCells),
    ...(type.error?.issues ?? []).flatMap((issue) => refusedCells(own, "customerType", issue)),
    ...(read.error?.issues ?? []).flatMap((issue) => {
      const { record, key } = cellAt(lines, issue.path);
      return refusedCells(record, key, issue);
    }),
    ...phone.map((problem) => ({ row: own.row, key: "contactPhone", problem })),
    ...(whom === "PERSONAL" ? companyAlone(own) : []),
  ]);
  return { wrong, customer: read.success && wrong.length === 0 ? { ...lines, whom, form: read.data } : null };
}

/** The customers of a sheet's lines: those that can be read, and the wrong cells of the others. */
export function readCustomers(records: readonly SheetRecord[]): {
  readonly wrong: readonly WrongCell[];
  readonly customers: readonly ReadCustomer[];
} {
  const read = grouped(records).map(readLines);
  return {
    wrong: read.flatMap(({ wrong }) => wrong),
    customers: read.flatMap(({ customer }) => customer ?? []),
  };
}
