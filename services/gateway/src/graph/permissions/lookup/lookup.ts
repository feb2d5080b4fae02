import { isLookupText, type LookupKind } from "@linehaul/schema/permissions/lookup-text";
import type { z } from "zod";
import type { UserButton } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import type { Grant, May } from "../../../access/grant.ts";
import { objectOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";

interface Options<S extends z.ZodObject, B extends UserButton> {
  /** The field, e.g. `lookupRoles`. */
  readonly name: string;
  readonly kind: LookupKind;
  readonly description: string;
  readonly may: May<B>;
  /** A result, e.g. `RoleFound`: the fields of the specification's "Lookup results". */
  readonly row: S;
  readonly read: (grant: Grant<B>, text: string) => Promise<{ readonly data: (z.output<S> & object)[] }>;
}

/**
 * A look-up (LOOK-01..05): a root field with a text; ten results at most, one call. A text that is too short is 09020701 before any
 * call, whatever the client thinks of it.
 */
export function lookup<S extends z.ZodObject, const B extends UserButton>(o: Options<S, B>): void {
  const type = objectOf(o.row);
  builder.queryField(o.name, (t) =>
    t.may(...o.may).field({
      type: [type],
      description: `${o.description} At most 10, the best match first; only what is in use. One call to the admin service.`,
      args: { text: t.arg.string({ required: true, description: "What was typed; too short a text is refused." }) },
      resolve: async (_root, { text }, grant) => {
        if (!isLookupText(o.kind, text)) throw invalid(`a text of ${text.length} to look up ${o.kind}`);
        return (await o.read(grant, text.trim())).data;
      },
    }),
  );
}
