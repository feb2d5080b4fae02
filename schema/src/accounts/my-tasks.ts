import { z } from "zod";
import type { MenuButton } from "../modules.ts";
import { routesOf, type Service } from "../route.ts";
import { MOST_WAITING, WAITING, WAITING_KINDS, WAITING_NAMED, type WaitingKind } from "./waiting.ts";

export const WaitingKindCode = z.enum(WAITING_KINDS).meta({
  id: "WaitingKind",
  description: "What waits for somebody.",
  "x-values": {
    REVIEW: "Orders that nobody has reviewed, of the destinations that you review (PERM-10).",
    COMMAND_FAILED: "Commands that an outlet did not take, or nobody took for a day.",
    PUSH_FAILED: "Orders that the customs system did not take, or nobody took for a day.",
    CUSTOMER_REVIEW: "Reviews of customers' data that nobody has decided, but for those that you asked for (CUS-16).",
    BDUS_FAILED: "Customers of whom BDUS was not told: they can be pushed again (CUS-17).",
    CLIENT_EXCEEDS: "Clients that are bound to more than they are let (SEC-02).",
  } satisfies Record<WaitingKind, string>,
});

export const WaitingThing = z
  .object({
    name: z.string().describe("How people call it: a waybill number, a client's name."),
    at: z.iso.datetime().describe("Since when it waits."),
  })
  .meta({ id: "WaitingThing", description: "One of the things that wait." });
export type WaitingThing = z.infer<typeof WaitingThing>;

export const Waiting = z
  .object({
    kind: WaitingKindCode.describe("What waits."),
    count: z.int().describe(`How many wait among the rows that you may see, at most ${MOST_WAITING}.`),
    isMore: z.boolean().describe("Do more wait than were counted?"),
    first: z.array(WaitingThing).describe(`Those that wait longest, at most ${WAITING_NAMED}, the oldest first.`),
  })
  .meta({ id: "Waiting", description: "What waits of one kind." });
export type Waiting = z.infer<typeof Waiting>;

/** The kinds that a service keeps. */
export type WaitingIn<S extends Service> = {
  [K in WaitingKind]: (typeof WAITING)[K]["service"] extends S ? K : never;
}[WaitingKind];
export const waitingIn = (service: Service): readonly WaitingKind[] =>
  WAITING_KINDS.filter((kind) => WAITING[kind].service === service);

type Buttons = readonly [MenuButton, ...MenuButton[]];
/** Whoever is handed a kind by a button of his sees it; the page of all of them has a button of its own. */
export const WAITING_MAY: Buttons = ["MY_TASKS.VIEW", ...WAITING_KINDS.map((kind) => WAITING[kind].may)];

const routesIn = <const S extends Service>(service: S) =>
  ({
    waiting: routesOf(service).read("/myTasks/waiting", {
      may: WAITING_MAY,
      also: WAITING_KINDS.map((kind) => WAITING[kind].may),
      summary: "What waits for the caller: how many of each kind that a button of his opens, and which longest",
      body: z.object({
        kinds: z.array(WaitingKindCode).max(WAITING_KINDS.length).describe("Which kinds; others are not looked at."),
      }),
      result: z.object({ data: z.array(Waiting).describe("A kind whose button the caller lacks is left out.") }),
    }),
  }) as const;
/** The same in each service that keeps what waits, of what it keeps itself. */
export const adminMyTasksRoutes = routesIn("admin");
export const customerMyTasksRoutes = routesIn("customer");
export const orderMyTasksRoutes = routesIn("order");
const myTasksRoutes = {
  admin: adminMyTasksRoutes,
  customer: customerMyTasksRoutes,
  order: orderMyTasksRoutes,
} as const;
export type WaitingService = keyof typeof myTasksRoutes;
type Routes = typeof myTasksRoutes.admin;
/** Those of any of the services. */
export type MyTasksRoutes = {
  readonly [K in keyof Routes]: Omit<Routes[K], "service"> & { readonly service: WaitingService };
};
export const myTasksRoutesOf = (service: WaitingService): MyTasksRoutes => myTasksRoutes[service];
