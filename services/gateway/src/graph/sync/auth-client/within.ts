import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { NewAuthClient } from "@linehaul/schema/sync/auth-client";
import { mayBind } from "../../../access/bindable.ts";
import type { Visit } from "../../../access/visit.ts";
import { Refusal } from "../../../errors/refusal.ts";

type Binding = Pick<NewAuthClient, "operations" | "fields" | "sites">;

const beyond = (part: string, names: readonly string[]): FieldProblem[] =>
  names.length === 0 ? [] : [{ path: [part], key: "client.beyond", params: { names: names.join(", ") } }];

/**
 * A Refusal at the fields of a binding that name what the gateway does not know or no client may have, and of one that goes beyond the
 * viewer's own buttons and sites. The admin service looks again, by what it knows of him (SEC-02).
 */
export function checkBinding({ bindable, actor }: Visit, input: Binding): void {
  const problems = (["operations", "fields"] as const).flatMap((part) => {
    const named = input[part].map((name) => ({ name, found: bindable[part].get(name) }));
    if (named.some(({ found }) => found === undefined)) return [{ path: [part], key: "client.unknown", params: {} }];
    return beyond(
      part,
      named.filter(({ found }) => found && !mayBind(actor, found)).map(({ name }) => name),
    );
  });
  problems.push(
    ...beyond(
      "sites",
      input.sites.filter((site) => !actor.sites.includes(site)),
    ),
  );
  if (input.operations.length + input.fields.length === 0)
    problems.push({ path: ["operations"], key: "client.unbound", params: {} });
  if (problems.length > 0) throw new Refusal(SERVICE_CODES.invalid, { fields: problems });
}
