import { demoCustomers } from "@linehaul/kit/demo/customers";
import type { OpenDatabase } from "@linehaul/kit/database";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { ask, type AskOptions, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import type { Storage } from "@linehaul/kit/storage/storage";
import { folderStorage } from "@linehaul/kit/storage/folder";
import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import type { Contract } from "@linehaul/schema/customers/contract-signing/row";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { UploadedFile } from "@linehaul/schema/upload";
import { addDays } from "@linehaul/schema/time";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll } from "vitest";
import { customer as service } from "../../../service.ts";
import { customers } from "../../customer/table.ts";
import { contract } from "../table.ts";

export const NOW = new Date("2026-11-20T10:00:00Z");
export const TODAY = "2026-11-20";
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
/** Usable companies that pay by month, one for each test: a rule of the demo has them sign a contract. */
export const ours = demoCustomers().filter(
  (c) => c.site === "VN" && c.customerType === "ENTERPRISE" && c.status === "USABLE" && c.settlementType === "MONTHLY",
);
export const abroad = demoCustomers().find((c) => c.site === "MY" && c.status === "USABLE")!;
export const SIGN = { button: "CONTRACT_SIGNING.SIGN", caller: { site: "VN", scope: "vn" } } as const;
export const VIEW = { ...SIGN, button: "CONTRACT_SIGNING.VIEW" } as const;
export const DOWNLOAD = { ...SIGN, button: "CONTRACT_SIGNING.DOWNLOAD" } as const;

/** The customer service on a database with the demo's customers, with no contract but what a test writes, and what tests do with it. */
export function useContracts(database: () => OpenDatabase) {
  /** True: the storage gives back something else than was kept. */
  const state = { isSpoilt: false };
  let app: FastifyInstance;
  let folder: string;
  beforeAll(async () => {
    // The tests' own are the only ones.
    await database().db.delete(contract);
    await database().db.update(customers).set({ contractUntil: null, agreementUntil: null });
    folder = await mkdtemp(join(tmpdir(), "contracts-"));
    const kept = folderStorage(folder);
    const storage: Storage = {
      ...kept,
      read: async (container, key) =>
        state.isSpoilt ? Readable.from([Buffer.from("another")]) : kept.read(container, key),
    };
    app = await testService({ ...service, database: database(), scopeOf, storage, now: () => NOW });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  let next = 0;
  let numbers = 0;
  const someone = () => ours[next++]!.customerCode;
  const upload = async (bytes: Uint8Array = SAMPLE.pdf, name = "signed.pdf") =>
    (
      await app.inject({
        method: "POST",
        url: routes.upload.path,
        query: { name },
        headers: {
          ...callerHeaders("customer", SIGN.button, SIGN.caller),
          "content-type": "application/octet-stream",
        },
        payload: Buffer.from(bytes),
      })
    ).json();
  const sent = async () => UploadedFile.parse((await upload()).result).id;
  const form = (customerCode: string, more: object = {}) => ({
    customerCode,
    kind: "CONTRACT" as const,
    contractNo: `T-${++numbers}`,
    validFrom: TODAY,
    validTo: addDays(TODAY, 99),
    signatory: "Hoa",
    files: [],
    ...more,
  });
  const save = (body: ReturnType<typeof form>, options: AskOptions = SIGN) => ask(app, routes.save, { body }, options);
  const draft = async (customerCode: string, more: object = {}) => {
    const made = await save(form(customerCode, { files: [await sent()], ...more }));
    if (made.result === undefined) throw new Error(JSON.stringify(made));
    return made.result;
  };
  const sign = ({ id, version }: Contract) => ask(app, routes.sign, { body: { id, version } }, SIGN);
  const signed = async (customerCode: string, more: object = {}) =>
    result(
      app,
      routes.sign,
      { body: await draft(customerCode, more).then(({ id, version }) => ({ id, version })) },
      SIGN,
    );
  const stored = async (code: string) =>
    (await database().db.select().from(customers).where(eq(customers.customerCode, code)))[0]!;
  const shortOn = async (day: string, code: string) =>
    (
      await result(
        app,
        customerRoutes.pageQuery,
        { body: { pageSize: 50, filter: { shortOn: day, customerCode: code } } },
        { caller: SIGN.caller },
      )
    ).data.length === 1;

  return { app: () => app, state, someone, upload, sent, form, save, draft, sign, signed, stored, shortOn };
}
