import { z } from "zod";
import { actTask } from "../act-task.ts";
import { listOf } from "../field.ts";
import { FileAnswer } from "../file.ts";
import { EXPORT_ROW_DAYS, EXPORTS_SHOWN, ExportFormat, ExportState } from "../orders/export-task.ts";
import { route, routesOf } from "../route.ts";
import { RowCount } from "../scope.ts";
import { isSomebody, lookedAfter, nobody } from "./assign.ts";
import { MOST_ACTED } from "./act-limits.ts";
import { CustomerFilter } from "./customer.ts";
import { DisableCustomers, TurnOutcome } from "./turn.ts";

const ACT_KINDS = ["ENABLE", "DISABLE", "ASSIGN"] as const;
export const CustomerActKind = z.enum(ACT_KINDS).meta({
  id: "CustomerActKind",
  description: "What is done to all customers that match a filter.",
  "x-values": {
    ENABLE: "Those that are unusable become usable again.",
    DISABLE: "Those that are usable become unusable, for a reason.",
    ASSIGN: "They are given to a sales person, an organisation, or both.",
  } satisfies Record<(typeof ACT_KINDS)[number], string>,
});
export type CustomerActKind = z.infer<typeof CustomerActKind>;

const all = {
  filter: CustomerFilter.optional().describe("All customers that match; every customer of the caller's without it."),
};
export const EnableMatching = z.object(all);
export const DisableMatching = DisableCustomers.pick({ reason: true }).extend(all);
export const AssignMatching = z.object({ ...lookedAfter, ...all }).refine(isSomebody, nobody);
/** An act on all that match, which is thought of. */
export const ActOnMatching = z
  .object({ kind: CustomerActKind.describe("What would be done."), ...lookedAfter, ...all })
  .refine(({ kind, ...whom }) => kind !== "ASSIGN" || isSomebody(whom), nobody);

export const CountedOutcome = z
  .object({
    outcome: TurnOutcome.describe("What becomes of a customer."),
    count: z.int().describe("Of how many."),
  })
  .meta({ id: "CountedCustomerOutcome", description: "Of how many customers an act makes the same." });

const HINDRANCES = ["NONE_MATCHES", "TOO_MANY"] as const;
export const CustomerActHindrance = z.enum(HINDRANCES).meta({
  id: "CustomerActHindrance",
  description: "Why all that match can't be acted on.",
  "x-values": {
    NONE_MATCHES: "No customer matches.",
    TOO_MANY: `More than ${MOST_ACTED} match: narrow the filter.`,
  } satisfies Record<(typeof HINDRANCES)[number], string>,
});
export type CustomerActHindrance = z.infer<typeof CustomerActHindrance>;

export const CustomerActPreview = z
  .object({
    matching: RowCount.describe("How many customers match."),
    outcomes: z
      .array(CountedOutcome)
      .describe("What would become of them as they stand now, each outcome that there is; empty where too many match."),
    hindrance: CustomerActHindrance.nullable().describe("Why it can't be asked for; null when it can."),
  })
  .meta({ id: "CustomerActPreview", description: "What an act on all customers that match would do." });
export type CustomerActPreview = z.infer<typeof CustomerActPreview>;

export const CustomerAct = z
  .object({
    ...actTask,
    kind: CustomerActKind.describe("What it does."),
    customers: z.int().describe("How many customers it is about: those that matched when it was asked for."),
    outcomes: z.array(CountedOutcome).describe("What became of those that have an outcome, each that there is."),
  })
  .meta({
    id: "CustomerAct",
    description: "An act on all customers that matched a filter, which goes on by itself: each has an outcome.",
  });
export type CustomerAct = z.infer<typeof CustomerAct>;

/** Who may ask how an act of his own is: whoever may begin any. */
const ACTS = ["CUSTOMER_LIST.ENABLE", "CUSTOMER_LIST.DISABLE", "CUSTOMER_LIST.EDIT"] as const;

/** The event that tells the owner how far his act is. */
export const CUSTOMER_ACT_CHANGED = "customerAct.changed";

const asked = `at most ${MOST_ACTED}, as a task with an outcome each; 429001 while too many wait`;
const { read, write } = routesOf("customer");
const ById = z.object({ taskId: z.uuid().describe("The task's key.") });
export const customerActRoutes = {
  preview: read("/customerAct/preview", {
    may: ACTS,
    summary: "How many customers match, and what an act would make of them",
    body: ActOnMatching,
    result: CustomerActPreview,
  }),
  enable: write("/customerAct/enable", {
    may: ["CUSTOMER_LIST.ENABLE"],
    summary: `Make all that match usable again that are unusable (CUS-13): ${asked}`,
    body: EnableMatching,
    result: CustomerAct,
  }),
  disable: write("/customerAct/disable", {
    may: ["CUSTOMER_LIST.DISABLE"],
    summary: `Make all that match unusable that are usable (CUS-13): ${asked}`,
    body: DisableMatching,
    result: CustomerAct,
  }),
  assign: write("/customerAct/assign", {
    may: ["CUSTOMER_LIST.EDIT"],
    summary: `Give all that match to a sales person, an organisation, or both: ${asked}`,
    body: AssignMatching,
    result: CustomerAct,
  }),
  pageQuery: read("/customerAct/pageQuery", {
    may: ["EXPORT_CENTRE.VIEW", ...ACTS],
    summary: `Acts of one's own, of the last ${EXPORT_ROW_DAYS} days, the newest ${EXPORTS_SHOWN}`,
    body: z.object({
      states: listOf(ExportState, ExportState.options.length).optional().describe("In any of these states."),
    }),
    result: z.object({ data: z.array(CustomerAct).describe("The newest first.") }),
  }),
  stop: write("/customerAct/stop/:taskId", {
    may: ["EXPORT_CENTRE.CANCEL", ...ACTS],
    summary: "Stop one that waits or is being done; what it did stays done. 409004 when it has ended",
    params: ById,
    result: CustomerAct,
  }),
  retry: write("/customerAct/retry/:taskId", {
    may: ["EXPORT_CENTRE.RETRY", ...ACTS],
    summary: "Do the rest of one that failed or was stopped; 409004 otherwise, 429001 while too many wait",
    params: ById,
    result: CustomerAct,
  }),
  detail: read("/customerAct/detail", {
    may: ["EXPORT_CENTRE.VIEW", ...ACTS],
    summary: "An act of one's own: how far it is, and its outcomes counted; null for anybody else's",
    body: ById,
    result: CustomerAct.nullable(),
  }),
  /** Recorded each time. */
  download: route({
    service: "customer",
    method: "GET",
    path: "/customerAct/download/:taskId",
    may: ["EXPORT_CENTRE.DOWNLOAD", ...ACTS],
    file: true,
    fileType: "application/octet-stream",
    summary: "The outcomes of an act of one's own as a file, a customer a row; 404001 for anybody else's",
    params: ById,
    query: z.object({ format: ExportFormat }),
    result: FileAnswer,
  }),
} as const;
