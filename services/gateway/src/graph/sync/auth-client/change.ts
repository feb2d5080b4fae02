import {
  AuthClientInput,
  authClientRoutes,
  ChangedAuthClient,
  NewAuthClient,
  ResetSecret,
  type AuthClient as Row,
} from "@linehaul/schema/sync/auth-client";
import { builder } from "../../../access/builder.ts";
import { narrowed } from "../../../access/grant.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written, type UserError } from "../../../errors/user-error.ts";
import { UserErrorRef } from "../../../writing/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import "../../../contract/common.ts";
import { AuthClient } from "./client.ts";
import { checkBinding } from "./within.ts";

/** A client with the secret that was made for it, if one was. */
interface Made {
  readonly client: Row;
  readonly appSecret: string | null;
}
interface Answer {
  readonly value: Made | null;
  readonly errors: readonly UserError[];
}

const payloadOf = (name: string) =>
  builder.objectRef<Answer>(`${name}Payload`).implement({
    description: "What was written, or what to mend.",
    fields: (t) => ({
      authClient: t.field({
        type: AuthClient,
        nullable: true,
        description: "As it is now; null when `errors` has any.",
        resolve: (answer) => answer.value?.client ?? null,
      }),
      appSecret: t.string({
        nullable: true,
        description: "The secret, where one was made: in this answer and never again.",
        resolve: (answer) => answer.value?.appSecret ?? null,
      }),
      errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when it was written." }),
    }),
  });

const SaveInput = builder.inputType("SaveAuthClientInput", {
  description: "A client to create, or to edit when it has an id.",
  fields: (t) => ({
    id: t.id({ description: "Node id of the client that is edited; none for a new one." }),
    ...inputOf(t, AuthClientInput, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});

const asMade = (client: Row): Made => ({ client, appSecret: null });

builder.mutationField("saveAuthClient", (t) =>
  t.may("AUTH_CLIENT.CREATE", "AUTH_CLIENT.EDIT").field({
    type: payloadOf("SaveAuthClient"),
    description:
      "Creates a client with key and secret (AUTH_CLIENT.CREATE), or edits one by id and version (AUTH_CLIENT.EDIT), within the viewer's own buttons and sites (SEC-02). One write.",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, context) => {
      const { visit } = context;
      const edited = id === null || id === undefined ? undefined : keyOf("AuthClient", id);
      return written<Made>(visit, async () => {
        if (edited === undefined) {
          const grant = narrowed(context, "AUTH_CLIENT.CREATE");
          const body = parseInput(NewAuthClient, own);
          checkBinding(visit, body);
          return grant.call(authClientRoutes.add, { body }, keyedBy(key));
        }
        const grant = narrowed(context, "AUTH_CLIENT.EDIT");
        const body = parseInput(ChangedAuthClient, { ...own, id: edited });
        checkBinding(visit, body);
        return asMade(await grant.call(authClientRoutes.update, { body }, keyedBy(key)));
      });
    },
  }),
);

const ResetInput = builder.inputType("ResetAuthClientSecretInput", {
  description: "Which client.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Its node id." }),
    ...inputOf(t, ResetSecret),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("resetAuthClientSecret", (t) =>
  t.may("AUTH_CLIENT.RESET_SECRET").field({
    type: payloadOf("ResetAuthClientSecret"),
    description:
      "Makes a new secret, if the client may no more than the viewer; the one before is taken for a day more, unless it has leaked.",
    args: { input: t.arg({ type: ResetInput, required: true, description: "Which client." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) => {
      const params = { id: keyOf("AuthClient", id) };
      return written<Made>(grant.visit, () =>
        grant.call(authClientRoutes.resetSecret, { params, body: parseInput(ResetSecret, own) }, keyedBy(key)),
      );
    },
  }),
);
