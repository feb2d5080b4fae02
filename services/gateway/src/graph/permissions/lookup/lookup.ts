import type { ObjectFieldsShape } from "@pothos/core";
import { isLookupText, type LookupKind } from "@linehaul/schema/permissions/lookup-text";
import type { UserButton } from "../../../access/actor.ts";
import { builder, type Types } from "../../../access/builder.ts";
import type { Grant, May } from "../../../access/grant.ts";
import { invalid } from "../../../errors/gateway-error.ts";

interface Options<Row extends object, B extends UserButton> {
  /** The field, e.g. `lookupRoles`. */
  readonly name: string;
  readonly kind: LookupKind;
  readonly description: string;
  readonly may: May<B>;
  /** The result's type, e.g. `RoleFound`, with the fields of the specification's "Lookup results". */
  readonly type: string;
  readonly fields: ObjectFieldsShape<Types, Row>;
  readonly read: (grant: Grant<B>, text: string) => Promise<{ readonly data: Row[] }>;
}

/**
 * A look-up (LOOK-01..05): a root field with a text; ten results at most, one call. A text that is too short is 09020701 before any
 * call, whatever the client thinks of it.
 */
export function lookup<Row extends object, const B extends UserButton>(o: Options<Row, B>): void {
  const type = builder.objectRef<Row>(o.type).implement({
    description: `A result of \`${o.name}\`.`,
    fields: o.fields,
  });
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
