import type { InputObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { FileRoute } from "../upstream/upstream.ts";
import { registerFile } from "./file-routes.ts";
import { fileTicket } from "./ticket.ts";

const ExportPayload = fileTicket("Export");

interface Options<B extends UserButton, S extends z.ZodType> {
  readonly may: B;
  readonly description: string;
  /** What takes its place. */
  readonly deprecationReason: string;
  readonly route: FileRoute;
  readonly filter: { readonly input: InputObjectRef<Types, object>; readonly schema: S };
  /** `grant.file(route, …)`. */
  readonly ticket: (grant: Grant<B>, filter: z.output<S>) => string;
}

/** `export<Things>`: a ticket for the file of a filtered list. No write of its own: the owner records the taking. Older than the export centre, and kept for scripts. */
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
      deprecationReason: o.deprecationReason,
      args: { input: t.arg({ type: Input, required: true, description: "What the file holds." }) },
      resolve: (_root, { input }, grant) =>
        written(grant.visit, async () => o.ticket(grant, parseInput(o.filter.schema, input.filter ?? {}))),
    }),
  );
}
