import type { TaskService } from "@linehaul/schema/orders/scheduled-task";
import { GatewayError } from "../errors/gateway-error.ts";

/** What several services answer to one question, and which of them say nothing. */
export interface FromEach<T> {
  readonly found: readonly T[];
  readonly silent: readonly TaskService[];
}

/** What stands in for a service that can't be reached, or takes too long; any other failure is one of the whole list. */
function silent(error: unknown): null {
  if (error instanceof GatewayError && (error.code === "09020501" || error.code === "09020502")) return null;
  throw error;
}

/** Asks services at once, and names those that are away in place of failing. */
export async function askEach<T, S extends TaskService>(
  services: readonly S[],
  ask: (service: S) => Promise<readonly T[]>,
): Promise<FromEach<T>> {
  const answers = await Promise.all(
    services.map(async (service) => ({ service, found: await ask(service).catch(silent) })),
  );
  return {
    found: answers.flatMap(({ found }) => found ?? []),
    silent: answers.filter(({ found }) => found === null).map(({ service }) => service),
  };
}
