import { z } from "zod";
import { ByIds } from "../catalogue.ts";
import { AttemptOutcome, DeliveryState, Silence } from "../delivery.ts";
import { listOf } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { CommandKind } from "./command-kind.ts";
import { actedIds, OrderAct } from "./order/act.ts";

/** Letters in the reason for which a command that was taken is sent once more. */
export const MOST_REASON = 300;
/** Attempts of a command that are shown, the newest. */
export const ATTEMPTS_SHOWN = 100;

const answered = {
  httpStatus: z.int().nullable().describe("What was answered; null where nothing was."),
  silence: Silence.nullable().describe("Why nothing was answered; null where something was."),
  answer: z
    .string()
    .nullable()
    .describe("The beginning of the answer's text; masked where it repeats what identifies somebody."),
};

/** What an outlet is told to do with an order's parcels, and how far that is (REV-03). */
export const OutletCommand = z
  .object({
    id: z.uuid().describe("The command's key."),
    orderId: z.uuid().describe("Which order."),
    site: Site.describe("The order's site."),
    sfWaybillNo: z.string().describe("The order's waybill number."),
    customerCode: z.string().nullable().describe("Whose order it is."),
    receiverCountry: z.string().nullable().describe("Where it goes, ISO 3166-1 alpha-2."),
    orgCode: z.string().nullable().describe("Code of the organisation that handles it; null without."),
    kind: CommandKind.describe("What is to be done."),
    outlet: z.string().nullable().describe("Area code of the outlet: the sender's."),
    version: z.int().describe("The how-manieth command about its order."),
    state: DeliveryState.describe("How far it is."),
    isLast: z
      .boolean()
      .describe(
        "Nothing was commanded after it, but what was withdrawn; else it is not sent again, for it would overtake.",
      ),
    attempts: z.int().describe("How often it was sent."),
    nextAt: z.iso.datetime().nullable().describe("When it is sent next, at the earliest; null for what has ended."),
    endedAt: z.iso.datetime().nullable().describe("When it was taken, failed or was withdrawn; null while it waits."),
    askedBy: z.string().describe("Who asked for it last."),
    askedAt: z.iso.datetime().describe("When it was last asked for: 24 hours later it is given up."),
    reason: z.string().nullable().describe("Why it is sent once more; null for the first."),
    ...answered,
    traceId: z.string().describe("Of the request that asked for it; its attempts bear it too."),
  })
  .meta({
    id: "OutletCommand",
    description: "What an outlet is told to do with an order's parcels, and how far that is.",
  });
export type OutletCommand = z.infer<typeof OutletCommand>;

export const outletCommandSorts = {
  ASKED_AT_DESC: "askedAt",
  ASKED_AT_ASC: "askedAt",
} as const satisfies Sorts<OutletCommand>;

export const OutletCommandFilter = z
  .object({
    numbers: listOf(z.string().trim().min(1).max(40, "text.max"), 200).optional().describe("Waybill numbers, in full."),
    from: z.iso.datetime().optional().describe("Asked for at or after this instant."),
    to: z.iso.datetime().optional().describe("Asked for before this instant."),
    kind: CommandKind.optional().describe("What is to be done."),
    state: DeliveryState.optional().describe("How far they are."),
  })
  .meta({ id: "OutletCommandFilter" });
export type OutletCommandFilter = z.infer<typeof OutletCommandFilter>;

/** An attempt to send a command. */
export const CommandAttempt = z
  .object({
    attempt: z.int().describe("The how-manieth of its command."),
    at: z.iso.datetime().describe("When it was sent."),
    outcome: AttemptOutcome.describe("How it ended."),
    durationMs: z.int().nullable().describe("How long that took, in milliseconds; null where nobody measured it."),
    ...answered,
    traceId: z.string().describe("Stands in every log line of it, here and with the receiver."),
  })
  .meta({ id: "CommandAttempt", description: "An attempt to send a command to an outlet." });
export type CommandAttempt = z.infer<typeof CommandAttempt>;

const reason = z
  .string()
  .trim()
  .max(MOST_REASON, "text.max")
  .optional()
  .describe("Why; needed for what the outlet has already.");
const ById = z.object({ id: z.uuid().describe("The command's key.") });
const OfOrder = z.object({ id: z.uuid().describe("The order's key.") });

const { read, write } = routesOf("order");
/** Commands to outlets (REV-03): what is sent, what was answered, and sent again. */
export const interceptReleaseRoutes = {
  pageQuery: read("/command/pageQuery", {
    may: ["INTERCEPT_RELEASE.VIEW"],
    summary: "Commands to outlets, by kind, state and age, a page",
    body: pageQuery({ filter: OutletCommandFilter.shape, sort: sortNames(outletCommandSorts) }),
    result: page(OutletCommand),
  }),
  byIds: read("/command/byIds", {
    may: ["INTERCEPT_RELEASE.VIEW"],
    summary: "Commands by id; ids outside the caller's rows are left out",
    body: ByIds,
    result: z.array(OutletCommand),
  }),
  attempts: read("/command/attempts", {
    may: ["INTERCEPT_RELEASE.VIEW"],
    summary: `Attempts to send a command, the newest ${ATTEMPTS_SHOWN}; none outside the caller's rows`,
    body: ById,
    result: z.array(CommandAttempt),
  }),
  intercept: write("/command/intercept/:id", {
    may: ["INTERCEPT_RELEASE.SEND"],
    summary: "Have an order held back at its outlet; 409004 for one that is delivered",
    params: OfOrder,
    result: OutletCommand,
  }),
  release: write("/command/release/:id", {
    may: ["INTERCEPT_RELEASE.SEND"],
    summary: "Have an order let go on; what still waits is withdrawn instead. 409004 where no interception went out",
    params: OfOrder,
    result: OutletCommand,
  }),
  send: route({
    service: "order",
    method: "POST",
    path: "/command/send/:id",
    may: ["INTERCEPT_RELEASE.SEND"],
    summary:
      "Send a command again: by its key while the outlet has not taken it, else as a new one, with a reason; 409004 for one that another followed, or that was withdrawn",
    params: ById,
    body: z.object({ reason }),
    result: OutletCommand,
  }),
  sendMany: write("/command/sendMany", {
    may: ["INTERCEPT_RELEASE.SEND"],
    summary: "Send the last command of each of these orders again, with an outcome each",
    body: z.object({ ids: actedIds, reason }),
    result: OrderAct,
  }),
} as const;
