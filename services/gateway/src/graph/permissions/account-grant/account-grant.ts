import type { z } from "zod";
import {
  accountGrantRoutes,
  GrantDataGroup,
  GrantDays,
  Granted,
  GrantRole,
} from "@linehaul/schema/permissions/account-grant";
import type { LeafAccount as Row } from "@linehaul/schema/permissions/perm-leaf-account";
import type { UserButton } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import type { Grant } from "../../../access/grant.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import type { CallOptions } from "../../../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { LeafAccount } from "../perm-leaf-account/perm-leaf-account.ts";

interface Options<B extends UserButton, S extends z.ZodObject> {
  readonly may: B;
  readonly description: string;
  readonly schema: S;
  readonly write: (grant: Grant<B>, body: z.output<S>, options: CallOptions) => Promise<Row>;
}

/** A mutation that changes what an account holds and answers the account. One write. */
function grantMutation<const B extends UserButton, S extends z.ZodObject>(name: string, o: Options<B, S>): void {
  const Name = name[0]!.toUpperCase() + name.slice(1);
  // Of the graph it is a node's id.
  const whose = "accountId" in o.schema.shape ? ["accountId"] : [];
  const Input = builder.inputType(`${Name}Input`, {
    description: o.description,
    fields: (t) => ({
      ...(whose.length > 0 && { accountId: t.id({ required: true, description: "Node id of the account." }) }),
      ...inputOf(t, o.schema, whose),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  builder.mutationField(name, (t) =>
    t.may(o.may).field({
      type: payload(Name, "leafAccount", LeafAccount),
      description: o.description,
      args: { input: t.arg({ type: Input, required: true, description: "What to change." }) },
      resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) => {
        const accountId: unknown = Reflect.get(own, "accountId");
        const body = typeof accountId === "string" ? { ...own, accountId: keyOf("LeafAccount", accountId) } : own;
        return written(grant.visit, () => o.write(grant, parseInput(o.schema, body), keyedBy(key)));
      },
    }),
  );
}

const GRANT = "PERM_LEAF_ACCOUNT.GRANT";
grantMutation("grantRole", {
  may: GRANT,
  description: "Gives an account a role for some days; refused for a disabled account, system or role (PERM-06).",
  schema: GrantRole,
  write: (grant, body, options) => grant.call(accountGrantRoutes.grantRole, { body }, options),
});
grantMutation("changeRoleDays", {
  may: GRANT,
  description: "Gives a role that is held other days.",
  schema: GrantDays,
  write: (grant, body, options) => grant.call(accountGrantRoutes.changeRoleDays, { body }, options),
});
grantMutation("revokeRole", {
  may: GRANT,
  description: "Takes a role from an account, at once and everywhere.",
  schema: Granted,
  write: (grant, body, options) => grant.call(accountGrantRoutes.revokeRole, { body }, options),
});
grantMutation("setDefaultRole", {
  may: "PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE",
  description: "Makes a role that is held the account's default one (PERM-05).",
  schema: Granted,
  write: (grant, body, options) => grant.call(accountGrantRoutes.setDefaultRole, { body }, options),
});
grantMutation("grantDataGroup", {
  may: GRANT,
  description: "Gives an account a data group for some days.",
  schema: GrantDataGroup,
  write: (grant, body, options) => grant.call(accountGrantRoutes.grantDataGroup, { body }, options),
});
grantMutation("changeDataGroupDays", {
  may: GRANT,
  description: "Gives a data group that is held other days.",
  schema: GrantDays,
  write: (grant, body, options) => grant.call(accountGrantRoutes.changeDataGroupDays, { body }, options),
});
grantMutation("revokeDataGroup", {
  may: GRANT,
  description: "Takes a data group from an account, at once and everywhere.",
  schema: Granted,
  write: (grant, body, options) => grant.call(accountGrantRoutes.revokeDataGroup, { body }, options),
});
