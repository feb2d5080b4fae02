import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { FileAnswer } from "../../file.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { uploadRoute } from "../../upload.ts";
import { CustomerCode } from "../code.ts";
import {
  ApplicationFilter,
  ApplicationKind,
  applicationSorts,
  ApplicationStatusCount,
  CustomerApplication,
  WantedPaper,
} from "./row.ts";
import { ApplicationAct, SaveApplication } from "./write.ts";

const VIEW = ["INFORMATION_APPLICATION.VIEW"] as const;
const SUBMIT = ["INFORMATION_APPLICATION.SUBMIT"] as const;
const { read, write } = routesOf("customer");

/** What the caller's customers apply for; of any other 404001. Decisions are the review's of customers. */
export const applicationRoutes = {
  pageQuery: read("/application/pageQuery", {
    may: VIEW,
    summary: "Applications of customers, a page (CUS-19)",
    body: pageQuery({
      filter: ApplicationFilter.shape,
      sort: sortNames(applicationSorts),
      want: ["statusCounts"],
      wanted: "`statusCounts`: how many there are of each status under the other filters, exact up to 10,000.",
    }),
    result: page(CustomerApplication).extend({
      statusCounts: z
        .array(ApplicationStatusCount)
        .nullable()
        .describe("How many have each status under the other filters; null when it was not wanted."),
    }),
  }),
  byIds: read("/application/byIds", {
    may: VIEW,
    summary: "Applications by id; those of customers outside the caller's rows are left out",
    body: ByIds,
    result: z.array(CustomerApplication),
  }),
  papers: read("/application/papers", {
    may: SUBMIT,
    summary: "Which papers an application of a customer asks for, by its kind; 404001 outside the caller's rows",
    body: z.object({ customerCode: CustomerCode, kind: ApplicationKind.describe("What is applied for.") }),
    result: z.object({ data: z.array(WantedPaper).describe("The checklist, in its order.") }),
  }),
  /** It takes the file; a save makes it an application's. */
  upload: uploadRoute({
    service: "customer",
    path: "/application/upload",
    may: SUBMIT,
    upload: "applicationPaper",
    summary: "Take a paper: PDF, JPEG, PNG, DOC or DOCX, up to 5 MiB; it goes after a day unless it is kept",
  }),
  save: write("/application/save", {
    may: SUBMIT,
    summary:
      "Write a draft (no id), or change one or what was returned, and submit it where that is said; 409001 where the customer has one of that kind open, 409004 for what waits or is accepted",
    body: SaveApplication,
    result: CustomerApplication,
  }),
  submit: write("/application/submit", {
    may: SUBMIT,
    summary:
      "Put an application before its decision; 400001 at each paper that it lacks, and where another kind excludes it",
    body: ApplicationAct,
    result: CustomerApplication,
  }),
  withdraw: write("/application/withdraw", {
    may: SUBMIT,
    summary: "Take back what one submitted, while nobody has decided: a draft again; another's is 404001",
    body: ApplicationAct,
    result: CustomerApplication,
  }),
  delete: write("/application/delete/:id", {
    may: SUBMIT,
    summary: "Delete a draft that was never submitted, with its files; 409004 for any other",
    params: ById,
    result: CustomerApplication,
  }),
  /** Recorded before a byte of it is sent. Who decides reviews gets those of applications that a review is about. */
  file: route({
    service: "customer",
    method: "GET",
    path: "/application/file/:id/:file",
    may: [...VIEW, "CUSTOMER_REVIEW.AUDIT"],
    file: true,
    summary: "A paper of an application as it was uploaded; 422006 where the storage holds another by its name",
    params: ById.extend({ file: z.uuid().describe("The file's key.") }),
    result: FileAnswer,
  }),
} as const;
