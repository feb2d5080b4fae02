import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { listOf } from "../field.ts";
import { FileAnswer } from "../file.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { TaskService } from "./scheduled-task.ts";

/** The lists of which files are made, by their modules. */
export const EXPORTED_LISTS = [
  "ORDER_LIST",
  "ORDER_REVIEW",
  "CANCEL_RECORD",
  "LOGIN_LOG",
  "CUSTOMER_LIST",
  "INTL_CUSTOMER_LIST",
  "NON_CORE_CUSTOMER",
  "PERM_AUDIT",
  "WAREHOUSE_ADDRESS",
  "ORDER_FLOW_WHITELIST",
] as const;
export const ExportedList = z
  .enum(EXPORTED_LISTS)
  .meta({ id: "ExportedList", description: "A list of which files are made: its module's code." });
export type ExportedList = z.infer<typeof ExportedList>;
/** Who has a list's button does all that concerns his files in its dialog. */
const LISTS = EXPORTED_LISTS.map((list) => `${list}.EXPORT` as const);

export const EXPORT_STATES = ["PENDING", "PROCESSING", "SUCCESS", "FAILED", "CANCELLED"] as const;
export const ExportState = z.enum(EXPORT_STATES).meta({
  id: "ExportState",
  description: "How far a file is (SYS-09).",
  "x-values": {
    PENDING: "It waits: for a place among its user's two, or for the service.",
    PROCESSING: "It is being made.",
    FAILED: "Why stands in `errorCode`; nothing of it is kept.",
  },
});
export type ExportState = z.infer<typeof ExportState>;

export const EXPORT_FORMATS = ["XLSX", "CSV"] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS).meta({ id: "ExportFormat", description: "What kind of file." });
export type ExportFormat = z.infer<typeof ExportFormat>;

/** How long a file is kept after it is made. */
export const FILE_HOURS = 24;
/** How long a row of the export centre stays. */
export const EXPORT_ROW_DAYS = 7;
/** How many of somebody's are shown. */
export const EXPORTS_SHOWN = 200;
/** How many of a user's a service works on at a time, and how many wait for that. */
export const RUNNING_EACH = 2;
export const WAITING_EACH = 20;

export const ExportCondition = z
  .object({
    field: z.string().describe("A field of the list's filter."),
    values: z.array(z.string()).describe("Its values: codes and instants as they are, sensitive ones masked."),
  })
  .meta({ id: "ExportCondition", description: "A condition that the rows of a file meet." });
export type ExportCondition = z.infer<typeof ExportCondition>;

export const ExportTask = z
  .object({
    id: z.uuid().describe("The task's key."),
    service: TaskService.describe("Which service makes it."),
    site: Site.describe("At which site it was asked for."),
    list: ExportedList.describe("Of which list."),
    state: ExportState.describe("How far it is."),
    format: ExportFormat.describe("What kind of file."),
    conditions: z.array(ExportCondition).describe("What its rows meet; empty: all rows, or those that were ticked."),
    ticked: z.int().nullable().describe("How many rows were ticked; null: all that match."),
    columns: z.array(z.string()).describe("Keys of its columns, in their order."),
    clear: z.array(z.string()).describe("Those of them that are not masked."),
    rowsDone: z.int().describe("Rows that stand in it so far."),
    rowsTotal: z.int().nullable().describe("How many there will be; null until they are counted."),
    place: z.int().nullable().describe("Its place among those that wait, from 1; null unless it waits."),
    fileName: z.string().nullable().describe("The file's name; null until it is made."),
    bytes: z.int().nullable().describe("The file's length; null until it is made."),
    sha256: z.string().nullable().describe("The file's SHA-256, 64 hex digits; null until it is made."),
    isKept: z.boolean().describe("Can it be fetched? True from success until it expires."),
    errorCode: z.int().nullable().describe("Why it failed, a code of the error catalogue; null unless it did."),
    traceId: z.string().describe("Stands in every log line of it."),
    askedAt: z.iso.datetime().describe("When it was asked for."),
    startedAt: z.iso.datetime().nullable().describe("When it was begun; null before."),
    endedAt: z.iso.datetime().nullable().describe("When it ended; null before."),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .describe(`Until when the file is kept: ${FILE_HOURS} hours from success; null until then.`),
  })
  .meta({ id: "ExportTask", description: "A file of a list that somebody asked for." });
export type ExportTask = z.infer<typeof ExportTask>;

/** What the owner is told of, as `exportTask.changed`: at each step, and of progress once a second at most. */
export const ExportChanged = z.object({
  userId: z.string().describe("Whose it is; nobody else hears of it."),
  state: ExportState.describe("How far it is."),
  rowsDone: z.int().describe("Rows that stand in it so far."),
  rowsTotal: z.int().nullable().describe("How many there will be; null until they are counted."),
});
export const EXPORT_CHANGED = "exportTask.changed";

const ById = z.object({ id: z.uuid().describe("The task's key.") });
/** The same in each service, of the files that it makes: one's own at the site that one is signed in to. */
const routesIn = <const S extends TaskService>(service: S) => {
  const { read, write } = routesOf(service);
  return {
    pageQuery: read("/exportTask/pageQuery", {
      may: ["EXPORT_CENTRE.VIEW", ...LISTS],
      summary: `One's own files of the last ${EXPORT_ROW_DAYS} days, the newest ${EXPORTS_SHOWN}`,
      body: z.object({
        states: listOf(ExportState, EXPORT_STATES.length).optional().describe("In any of these states."),
      }),
      result: z.object({ data: z.array(ExportTask).describe("The newest first.") }),
    }),
    byIds: read("/exportTask/byIds", {
      may: ["EXPORT_CENTRE.VIEW", ...LISTS],
      summary: "One's own files by id; others are left out",
      body: ByIds,
      result: z.array(ExportTask),
    }),
    cancel: write("/exportTask/cancel/:id", {
      may: ["EXPORT_CENTRE.CANCEL", ...LISTS],
      summary: "Stop one that waits or is being made; 409004 when it has ended",
      params: ById,
      result: ExportTask,
    }),
    retry: write("/exportTask/retry/:id", {
      may: ["EXPORT_CENTRE.RETRY", ...LISTS],
      summary: "Ask again for one that failed or was cancelled; 409004 otherwise, 429001 while too many wait",
      params: ById,
      result: ExportTask,
    }),
    /** Recorded each time. Buttons and row scope are asked for once more: a file that was made under another scope is not given. */
    download: route({
      service,
      method: "GET",
      path: "/exportTask/download/:id",
      may: ["EXPORT_CENTRE.DOWNLOAD", ...LISTS],
      file: true,
      fileType: "application/octet-stream",
      summary: "The file; 410001 when it is not kept any more, 403003 when it was made under another row scope",
      params: ById,
      result: FileAnswer,
    }),
  } as const;
};
export const adminExportRoutes = routesIn("admin");
export const customerExportRoutes = routesIn("customer");
export const orderExportRoutes = routesIn("order");
type Routes = typeof adminExportRoutes;
/** Those of any of the services. */
export type ExportTaskRoutes = {
  readonly [K in keyof Routes]: Omit<Routes[K], "service"> & { readonly service: TaskService };
};
export const exportTaskRoutes = {
  admin: adminExportRoutes,
  customer: customerExportRoutes,
  order: orderExportRoutes,
} as const;
