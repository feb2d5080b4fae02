import {
  ViewAsInput,
  viewAsRoutes,
  Viewing as ViewingContract,
  ViewingStopped,
} from "@linehaul/schema/permissions/view-as";
import { builder } from "../../access/builder.ts";
import { renewSession } from "../../access/grant.ts";
import { keyOf } from "../../access/node-id.ts";
import { inputOf } from "../../contract/input.ts";
import { objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

const Viewing = objectOf(ViewingContract);

const StartInput = builder.inputType("ViewAsInput", {
  description: "Whom to view as, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the leaf account." }),
    ...inputOf(t, ViewAsInput, ["accountId"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("viewAs", (t) =>
  t.may("PERM_LEAF_ACCOUNT.VIEW_AS").field({
    type: payload("ViewAs", "viewing", Viewing),
    description:
      "From now on, and for at most 30 minutes, this session is answered what the account is answered, by its role, menu, buttons and rows; it may only read. Recorded.",
    args: { input: t.arg({ type: StartInput, required: true, description: "Whom, and why." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) => {
      const accountId = keyOf("LeafAccount", id);
      return written(grant.visit, async () => {
        const body = { ...parseInput(ViewAsInput, { ...own, accountId }), sessionId: grant.visit.actor.sessionId };
        const viewing = await grant.call(viewAsRoutes.start, { body }, keyedBy(key));
        renewSession(grant);
        return viewing;
      });
    },
  }),
);

const Stopped = objectOf(ViewingStopped, {
  without: ["stopped"],
  more: (t) => ({ wasViewing: t.exposeBoolean("stopped", { description: "False where it had ended by itself." }) }),
});
const StopInput = builder.inputType("StopViewingInput", {
  description: "Nothing but the key of the submission.",
  fields: (t) => ({ idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("stopViewing", (t) =>
  t.may("SELF").field({
    type: payload("StopViewing", "viewing", Stopped),
    whileViewing: true,
    description: "Ends the viewing as another account: the one mutation that it allows. Recorded.",
    args: { input: t.arg({ type: StopInput, required: true, description: "The submission." }) },
    resolve: (_root, { input: { idempotencyKey: key } }, grant) =>
      written(grant.visit, async () => {
        const body = { sessionId: grant.visit.actor.sessionId };
        const stopped = await grant.call(viewAsRoutes.stop, { body }, keyedBy(key));
        renewSession(grant);
        return stopped;
      }),
  }),
);
