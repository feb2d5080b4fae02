import { demoCustomers } from "@linehaul/kit/demo/customers";
import type { OpenDatabase } from "@linehaul/kit/database";
import { folderStorage } from "@linehaul/kit/storage/folder";
import { SAMPLE } from "@linehaul/kit/testing/sample-files";
import { ask, type AskOptions, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { customerReviewRoutes } from "@linehaul/schema/customers/customer-review/review";
import type { Kind } from "@linehaul/schema/customers/information-application/lifecycle";
import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import type { ApplicationPaperCode, CustomerApplication } from "@linehaul/schema/customers/information-application/row";
import { UploadedFile } from "@linehaul/schema/upload";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { customer as service } from "../../../service.ts";
import { customerReview, type ReviewRecord } from "../../customer-review/table.ts";

const BEGINS = Date.parse("2026-11-20T10:00:00Z");
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  cs: { sites: ["VN"], countries: null, orgs: ["VNCS"], customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
/** Usable companies of Vietnam whom sales looks after, one for each test. */
export const ours = demoCustomers().filter(
  (c) => c.site === "VN" && c.customerType === "ENTERPRISE" && c.status === "USABLE" && c.orgCode === "VNSALES",
);
/** Who writes and submits, and who decides. */
export const HOA = { site: "VN", scope: "vn", user: "u-hoa", userName: "hoa" } as const;
export const LAN = { ...HOA, user: "u-lan", userName: "lan" } as const;
export const SUBMIT = { button: "INFORMATION_APPLICATION.SUBMIT", caller: HOA } as const;
export const VIEW = { ...SUBMIT, button: "INFORMATION_APPLICATION.VIEW" } as const;
export const AUDIT = { button: "CUSTOMER_REVIEW.AUDIT", caller: LAN } as const;
/** Another site, and the same one without the customers of sales. */
export const OUTSIDE = [{ site: "MY", scope: "my" } as const, { ...HOA, scope: "cs" }] as const;

/** The customer service on a database with the demo's customers, and what tests do with applications. */
export function useApplications(database: () => OpenDatabase) {
  let app: FastifyInstance;
  let folder: string;
  // Each look at the clock is a second later.
  let at = BEGINS;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "applications-"));
    app = await testService({
      ...service,
      database: database(),
      scopeOf,
      storage: folderStorage(folder),
      now: () => new Date((at += 1000)),
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  let next = 0;
  const someone = () => ours[next++]!.customerCode;
  const upload = async (bytes: Uint8Array = SAMPLE.pdf, name = "paper.pdf") =>
    (
      await app.inject({
        method: "POST",
        url: routes.upload.path,
        query: { name },
        headers: {
          ...callerHeaders("customer", SUBMIT.button, SUBMIT.caller),
          "content-type": "application/octet-stream",
        },
        payload: Buffer.from(bytes),
      })
    ).json();
  const paper = async (code: ApplicationPaperCode) => ({
    paper: code,
    file: UploadedFile.parse((await upload()).result).id,
  });
  /** Files for each paper that is needed. */
  const papers = async (customerCode: string, kind: Kind) => {
    const wanted = (await result(app, routes.papers, { body: { customerCode, kind } }, SUBMIT)).data;
    return Promise.all(wanted.filter(({ isRequired }) => isRequired).map((one) => paper(one.paper)));
  };
  const save = (customerCode: string, kind: Kind, more: object = {}, options: AskOptions = SUBMIT) =>
    ask(
      app,
      routes.save,
      { body: { customerCode, kind, remark: "It is asked for", papers: [], ...more } } as never,
      options,
    );
  /** A draft with all of its papers. */
  const draft = async (customerCode: string, kind: Kind = "COD"): Promise<CustomerApplication> => {
    const made = await save(customerCode, kind, { papers: await papers(customerCode, kind) });
    if (made.result === undefined) throw new Error(JSON.stringify(made));
    return made.result;
  };
  const submit = ({ id, version }: CustomerApplication, options: AskOptions = SUBMIT) =>
    ask(app, routes.submit, { body: { id, version } }, options);
  const submitted = async (customerCode: string, kind: Kind = "COD"): Promise<CustomerApplication> => {
    const done = await submit(await draft(customerCode, kind));
    if (done.result === undefined) throw new Error(JSON.stringify(done));
    return done.result;
  };
  const read = async ({ id }: { readonly id: string }) =>
    (await result(app, routes.byIds, { body: { ids: [id] } }, VIEW))[0]!;
  const reviewOf = async ({ id }: { readonly id: string }): Promise<ReviewRecord | undefined> => {
    const where = and(eq(customerReview.applicationId, id), eq(customerReview.status, "PENDING"));
    return (await database().db.select().from(customerReview).where(where))[0];
  };
  const pass = async (one: { readonly id: string }, options: AskOptions = AUDIT) =>
    ask(app, customerReviewRoutes.pass, { body: { id: (await reviewOf(one))!.id } }, options);
  const giveBack = async (one: { readonly id: string }, reason: string, options: AskOptions = AUDIT) =>
    ask(app, customerReviewRoutes.fail, { body: { id: (await reviewOf(one))!.id, reason } }, options);

  return {
    app: () => app,
    someone,
    upload,
    paper,
    papers,
    save,
    draft,
    submit,
    submitted,
    read,
    reviewOf,
    pass,
    giveBack,
  };
}
