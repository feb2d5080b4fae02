import { sheetColumns } from "@linehaul/kit/catalogue-sheet/columns";
import { refuseWrong, sheetFound } from "@linehaul/kit/catalogue-sheet/found";
import { readRecords } from "@linehaul/kit/catalogue-sheet/read";
import { templateFile } from "@linehaul/kit/catalogue-sheet/template";
import { uploadedSheet, type UploadedSheet } from "@linehaul/kit/catalogue-sheet/uploaded";
import { inPlace, onceEach } from "@linehaul/kit/catalogue-sheet/wrong-cell";
import type { Call } from "@linehaul/kit/call";
import { brokenUnique } from "@linehaul/kit/database-error";
import { fail } from "@linehaul/kit/fail";
import type { SheetFound } from "@linehaul/schema/catalogue-sheet";
import { customerImportColumns } from "@linehaul/schema/customers/customer-import/columns";
import { customerLine } from "@linehaul/schema/customers/customer-import/line";
import type { CustomersToCheck, CustomersToStore } from "@linehaul/schema/customers/customer-import/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { codesOf } from "@linehaul/schema/scope";
import type { z } from "zod";
import { countGuesses, guessed } from "../customer-form/guesses.ts";
import { judge, type Judged } from "./judge.ts";
import { type ReadCustomer, readCustomers } from "./lines.ts";
import { addAll } from "./add-all.ts";
import { sample } from "./sample.ts";

const columns = sheetColumns(customerImportColumns, customerLine);

/** An empty workbook in the request's language. */
export const template = (call: Call) =>
  templateFile(call, { module: "CUSTOMER_LIST", columns, sample, how: "sheet.howCustomers" });

interface Looked {
  readonly customers: readonly ReadCustomer[];
  readonly judged: Judged;
  readonly found: SheetFound;
}
async function look(call: Call, { bytes }: UploadedSheet, orgs: readonly string[]): Promise<Looked> {
  // Who sees certain customers alone would not see what he adds.
  if (codesOf(await call.scope(), "CUSTOMER", "customer") !== null) throw fail(SERVICE_CODES.notTaken);
  const read = await readRecords(bytes, columns, call.language);
  const { wrong, customers } = readCustomers(read.records);
  const judged = await judge(call, customers, new Set(orgs));
  const wrongAll = inPlace([...wrong, ...onceEach(judged.wrong)], read.places);
  const wrongRows = new Set(judged.wrong.map(({ row }) => row));
  const isSound = ({ own, people }: ReadCustomer) => ![own, ...people].some(({ row }) => wrongRows.has(row));
  const counts = { added: customers.filter(isSound).length, changed: 0, unchanged: 0 };
  const { language } = call;
  const found = sheetFound({ read, columns, wrong: wrongAll, ...counts, key: "nameEn", over: null, language });
  return { customers, judged, found };
}

/** What is in a file, and what storing it would do. Nothing is written, but that numbers of others were confirmed. */
export async function check(call: Call, { file, orgs }: z.output<typeof CustomersToCheck>): Promise<SheetFound> {
  const { judged, found } = await look(call, await uploadedSheet(call, file), orgs);
  const guesses = [...new Set(judged.guessed)];
  if (guesses.length === 0) return found;
  return call.write(
    async (tx, emit) => {
      await countGuesses(tx, call, guesses);
      emit(guessed(call, ["IDENTITY"], guesses.length));
      return found;
    },
    { remember: false },
  );
}

/** Stores a file as it was found, all of it or nothing: 409002 when what was found is not so any more. */
export async function store(
  call: Call,
  { file: id, digest, orgs }: z.output<typeof CustomersToStore>,
): Promise<SheetFound> {
  const file = await uploadedSheet(call, id);
  const { customers, judged, found } = await look(call, file, orgs);
  // Before what is wrong: whose numbers somebody has is told by a check alone, which counts it.
  if (found.digest !== digest) throw fail(SERVICE_CODES.changed);
  refuseWrong(found);
  try {
    return await call.write(async (tx, emit) => {
      const { name, sha256 } = file;
      const { added, rows } = found;
      emit({
        type: "customer.imported",
        subject: id,
        site: call.caller.site,
        after: { file: name, sha256, added, rows },
      });
      await addAll(tx, { call, emit, customers, phones: judged.phones });
      return found;
    });
  } catch (error) {
    // Somebody got a number of the sheet meanwhile.
    throw brokenUnique(error) === null ? error : fail(SERVICE_CODES.changed);
  }
}
