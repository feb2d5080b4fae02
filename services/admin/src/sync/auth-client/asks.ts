import printed from "@linehaul/schema/graph/bindable.json" with { type: "json" };
import { isMenuButton } from "@linehaul/schema/modules";
import type { Asks } from "@linehaul/schema/sync/may-be-bound";
import { z } from "zod";

const AskedByName = z.record(z.string(), z.array(z.array(z.string().refine(isMenuButton))));

/** What a client is bound to by name: operations of the console, and graph fields that its own documents may use. */
export interface Binding {
  readonly operations: readonly string[];
  readonly fields: readonly string[];
}
const PARTS = ["operations", "fields"] as const;

/** What the present release of the graph asks for, by name: only what clients can be bound to. */
const ASKS = z.object({ operations: AskedByName, fields: AskedByName }).parse(printed);

/** A name of a binding, with the buttons that it asks for; null for what there is not, or no client can be bound to. */
export interface Bound {
  readonly part: (typeof PARTS)[number];
  readonly name: string;
  readonly asks: Asks | null;
}
export const boundBy = (binding: Binding): readonly Bound[] =>
  PARTS.flatMap((part) => binding[part].map((name) => ({ part, name, asks: ASKS[part][name] ?? null })));
