import { z } from "zod";
import { operationId } from "./operations.ts";
import type { Visitor } from "./visitor.ts";

const Problem = z.object({ message: z.string(), field: z.array(z.string()).nullish() });
const Payload = z.looseObject({ errors: z.array(Problem) });
const Data = z.record(z.string(), Payload);

/** What a mutation of the console answered: its payload, with what was to be mended. */
export async function sendChange(who: Visitor, operation: string, input: object): Promise<z.infer<typeof Payload>> {
  const { data, errors } = await who.graph({ id: operationId(operation), variables: { input } });
  const [payload] = errors ? [] : Object.values(Data.parse(data));
  if (!payload) throw new Error(`${operation}: ${errors?.map((e) => `${e.extensions.code} ${e.message}`).join("; ")}`);
  return payload;
}

/** A mutation of the console that must succeed. */
export async function change(who: Visitor, operation: string, input: object): Promise<void> {
  const { errors } = await sendChange(who, operation, input);
  if (errors.length > 0) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
}
