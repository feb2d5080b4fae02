import type { InputObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { FileRoute } from "../upstream/upstream.ts";
import type { Written } from "../writing/payload.ts";
import { UserErrorRef } from "../writing/user-error.ts";
import { registerFile } from "./file-routes.ts";

const ExportPayload = builder.objectRef<Written<string>>("ExportPayload").implement({
  description: "Where the file is to be fetched, or what to mend.",
  fields: (t) => ({
    ticket: t.exposeString("value", {
      nullable: true,
      description: "`GET /files/{ticket}`, once, within a minute, by this session. Null when `errors` has any.",
    }),
    errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when there is a ticket." }),
  }),
});

interface Options<B extends UserButton, S extends z.ZodType> {
  readonly may: B;
  readonly description: string;
  readonly route: FileRoute;
  readonly filter: { readonly input: InputObjectRef<Types, object>; readonly schema: S };
  /** `grant.file(route, …)`. */
  readonly ticket: (grant: Grant<B>, filter: z.output<S>) => string;
}

/** `export<Things>`: a ticket for the file of a filtered list. No write of its own: the owner records the taking. */
export function exportMutation<const B extends UserButton, S extends z.ZodType>(name: string, o: Options<B, S>): void {
  registerFile(o.route);
  const Input = builder.inputType(`${name}Input`, {
    description: "What the file holds.",
    fields: (t) => ({
      filter: t.field({ type: o.filter.input, description: "As the list's; everything without it." }),
    }),
  });
  builder.mutationField(`${name.charAt(0).toLowerCase()}${name.slice(1)}`, (t) =>
    t.may(o.may).field({
      type: ExportPayload,
      description: o.description,
      args: { input: t.arg({ type: Input, required: true, description: "What the file holds." }) },
      resolve: (_root, { input }, grant) =>
        written(grant.visit, async () => o.ticket(grant, parseInput(o.filter.schema, input.filter ?? {}))),
    }),
  );
}
