import {
  myTasksRoutesOf,
  Waiting as WaitingContract,
  WAITING_MAY,
  waitingIn,
  WaitingKindCode,
  WaitingThing,
  type Waiting as WaitingRow,
  type WaitingService,
} from "@linehaul/schema/accounts/my-tasks";
import { WAITING, WAITING_KINDS, type WaitingKind } from "@linehaul/schema/accounts/waiting";
import type { TaskService as TaskServiceCode } from "@linehaul/schema/orders/scheduled-task";
import { holds } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import type { Grant } from "../../../access/grant.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { askEach } from "../../../upstream/ask-each.ts";
import { TaskService } from "../../orders/scheduled-task/scheduled-task.ts";

const Kind = enumOf(WaitingKindCode);
objectOf(WaitingThing);
const Waiting = objectOf(WaitingContract, {
  more: (t) => ({
    viewerMayHandle: viewerMay(t, "MY_TASKS.HANDLE", "May the viewer go from here to the page that handles it?"),
  }),
});

interface MyTasks {
  readonly waiting: readonly WaitingRow[];
  readonly silent: readonly TaskServiceCode[];
}
const MyTasksType = builder.objectRef<MyTasks>("MyTasks").implement({
  description: "What waits for the viewer over all areas.",
  fields: (t) => ({
    waiting: t.expose("waiting", {
      type: [Waiting],
      description: "A kind that no button of the viewer opens is left out; one of which nothing waits is not.",
    }),
    silent: t.expose("silent", {
      type: [TaskService],
      description: "Services that can't be reached: what they keep is missing.",
    }),
  }),
});

const SERVICES: readonly WaitingService[] = ["order", "admin"];

/** Of each service that keeps any of these kinds, by one call. */
async function waitingOf(grant: Grant<(typeof WAITING_MAY)[number]>, kinds: readonly WaitingKind[]): Promise<MyTasks> {
  const { actor } = grant.visit;
  const open = new Set(kinds.filter((kind) => holds(actor, WAITING[kind].may)));
  const kindsOf = (service: WaitingService) => waitingIn(service).filter((kind) => open.has(kind));
  const { found, silent } = await askEach(
    SERVICES.filter((service) => kindsOf(service).length > 0),
    async (service) => (await grant.call(myTasksRoutesOf(service).waiting, { body: { kinds: kindsOf(service) } })).data,
  );
  return { waiting: WAITING_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind)), silent };
}

builder.queryField("myTasks", (t) =>
  t.may(...WAITING_MAY).field({
    type: MyTasksType,
    description:
      "What waits for the viewer: of each kind that a button of his opens how many things, and which have waited longest. One call to each service that keeps any of it.",
    args: {
      kinds: t.arg({
        type: [Kind],
        description: "These alone; all of them where it is left out.",
      }),
    },
    resolve: (_root, { kinds }, grant) => waitingOf(grant, kinds ?? WAITING_KINDS),
  }),
);
