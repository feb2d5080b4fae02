import type { KeyObject } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Button } from "@linehaul/schema/modules";
import { bearer, verifyCaller, type Caller } from "./caller.ts";
import { fail } from "./fail.ts";

const callers = new WeakMap<FastifyRequest, Caller>();

interface Gate {
  readonly service: Caller["aud"];
  readonly keys: readonly KeyObject[];
  readonly may: readonly Button[];
}

/** Runs before the body is read: a caller without a valid token, or with another button, is told nothing else. */
export const admit =
  ({ service, keys, may }: Gate) =>
  async (request: FastifyRequest): Promise<void> => {
    const verified = verifyCaller(keys, service, bearer(request.headers.authorization));
    if (!verified.ok) throw fail(verified.code);
    if (!may.includes(verified.caller.button)) throw fail(SERVICE_CODES.notTaken);
    callers.set(request, verified.caller);
  };

/** The caller that `admit` let in. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error("a route without admission");
  return caller;
}
