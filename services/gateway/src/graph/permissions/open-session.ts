import {
  EndSessionsInput,
  OpenSession as OpenSessionContract,
  openSessionRoutes,
  SessionDevice,
  SessionsEnded,
} from "@linehaul/schema/permissions/open-session";
import { builder } from "../../access/builder.ts";
import { renewSession } from "../../access/grant.ts";
import { keyOf } from "../../access/node-id.ts";
import "../../contract/common.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

enumOf(SessionDevice);
const OpenSession = objectOf(OpenSessionContract, {
  more: (t) => ({
    isThis: t.boolean({
      description: "Is it the session that asks?",
      resolve: ({ sessionId }, _args, { visit }) => sessionId === visit.actor.sessionId,
    }),
  }),
});
const Ended = objectOf(SessionsEnded);

builder.queryField("mySessions", (t) =>
  t.may("SELF").field({
    type: [OpenSession],
    description:
      "Where the viewer is signed in, at all sites, the session used last first; 100 at most. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(openSessionRoutes.mine, {}),
  }),
);
builder.queryField("accountSessions", (t) =>
  t.may("PERM_LEAF_ACCOUNT.END_SESSIONS").field({
    type: [OpenSession],
    description:
      "Where an account is signed in, at all sites, the session used last first; 100 at most. One call to the admin service.",
    args: { id: t.arg.id({ required: true, description: "Node id of the leaf account." }) },
    resolve: (_root, { id }, grant) =>
      grant.call(openSessionRoutes.ofAccount, { body: { accountId: keyOf("LeafAccount", id) } }),
  }),
);

const EndMine = builder.inputType("EndMySessionsInput", {
  description: "Which of the viewer's own sessions to end.",
  fields: (t) => ({ ...inputOf(t, EndSessionsInput), idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("endMySessions", (t) =>
  t.may("SELF").field({
    type: payload("EndMySessions", "ended", Ended),
    description:
      "Ends one of the viewer's own sessions, or all of them, this one too: at once, on every gateway, with their streams. Recorded.",
    args: { input: t.arg({ type: EndMine, required: true, description: "Which." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const body = parseInput(EndSessionsInput, own);
        const ended = await grant.call(openSessionRoutes.endMine, { body }, keyedBy(key));
        renewSession(grant);
        return ended;
      }),
  }),
);

const EndOf = builder.inputType("EndAccountSessionsInput", {
  description: "Whose sessions to end, and which.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the leaf account." }),
    ...inputOf(t, EndSessionsInput),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("endAccountSessions", (t) =>
  t.may("PERM_LEAF_ACCOUNT.END_SESSIONS").field({
    type: payload("EndAccountSessions", "ended", Ended),
    description:
      "Ends one of an account's sessions, or all of them: at once, on every gateway, with their streams. Recorded. The account may sign in again.",
    args: { input: t.arg({ type: EndOf, required: true, description: "Whose, and which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) => {
      const accountId = keyOf("LeafAccount", id);
      return written(grant.visit, async () => {
        const body = { ...parseInput(EndSessionsInput, own), accountId };
        const ended = await grant.call(openSessionRoutes.endOfAccount, { body }, keyedBy(key));
        renewSession(grant);
        return ended;
      });
    },
  }),
);
