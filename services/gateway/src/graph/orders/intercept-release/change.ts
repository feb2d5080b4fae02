import * as contract from "@linehaul/schema/orders/intercept-release";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { toldWithLimits } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderAct } from "../order/act.ts";
import { OutletCommand } from "./intercept-release.ts";

const { send, sendMany } = contract.interceptReleaseRoutes;
const reasonSays = `Why; needed for what the outlet has already. ${toldWithLimits(send.body, "reason")}`;

const SendInput = builder.inputType("SendOutletCommandInput", {
  description: "Which command.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The command's node id." }),
    reason: t.string({ description: reasonSays }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("sendOutletCommand", (t) =>
  t.may(...send.may).field({
    type: payload("SendOutletCommand", "command", OutletCommand),
    description:
      "Sends a command again: by its key while the outlet has not taken it, else as a new one, with a reason (REV-03). 409004 for one that another followed, or that was withdrawn. Recorded.",
    args: { input: t.arg({ type: SendInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, reason, idempotencyKey: key } }, grant) =>
      written(grant.visit, async () => {
        const body = parseInput(send.body, reason ? { reason } : {});
        return grant.call(send, { params: { id: keyOf("OutletCommand", id) }, body }, keyedBy(key));
      }),
  }),
);

const SendManyInput = builder.inputType("SendOutletCommandsInput", {
  description: "The last commands of which orders.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: `Node ids of orders. ${toldWithLimits(sendMany.body, "ids")}` }),
    reason: t.string({ description: reasonSays }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("sendOutletCommands", (t) =>
  t.may(...sendMany.may).field({
    type: payload("SendOutletCommands", "act", OrderAct),
    description:
      "Sends the last command of each of these orders again (REV-03). Each has its own outcome, and one that fails stops no other: 400001 for one that the outlet has and for which no reason is given. Up to 20 at once; more are done by a task. Recorded.",
    args: { input: t.arg({ type: SendManyInput, required: true, description: "Of which orders." }) },
    resolve: (_root, { input: { ids, reason, idempotencyKey: key } }, grant) =>
      written(grant.visit, async () => {
        const body = parseInput(sendMany.body, { ids: ids.map((id) => keyOf("Order", id)), ...(reason && { reason }) });
        return grant.call(sendMany, { body }, keyedBy(key));
      }),
  }),
);

const { intercept, release } = contract.interceptReleaseRoutes;
const CommandInput = builder.inputType("CommandOrderInput", {
  description: "Which order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order's node id." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
for (const [name, Name, of, description] of [
  [
    "interceptOrder",
    "InterceptOrder",
    intercept,
    "Has an order held back at the outlet of its sender's area (REV-03); 409004 for one that is delivered, or whose sender has no area code. Recorded.",
  ],
  [
    "releaseOrder",
    "ReleaseOrder",
    release,
    "Has an order let go on at its outlet (REV-03): what still waits is withdrawn instead. 409004 where no interception went out. Recorded.",
  ],
] as const)
  builder.mutationField(name, (t) =>
    t.may(...of.may).field({
      type: payload(Name, "command", OutletCommand),
      description,
      args: { input: t.arg({ type: CommandInput, required: true, description: "Which." }) },
      resolve: (_root, { input: { id, idempotencyKey: key } }, grant) =>
        written(grant.visit, () => grant.call(of, { params: { id: keyOf("Order", id) } }, keyedBy(key))),
    }),
  );
