import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { operationId } from "../../house/operations.ts";
import { addresses } from "./address.ts";

interface Sent {
  readonly status: number;
  readonly body: string;
}

/** Asks the console's own gateway from within the page, with its cookies; as the console does, but for what is given. */
export const ask = (
  page: Page,
  path: string,
  init: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Sent> =>
  page.evaluate(
    async ({ to, request }) => {
      const response = await fetch(to, {
        ...request,
        headers: { "content-type": "application/json", "x-requested-with": "linehaul", ...request.headers },
      });
      return { status: response.status, body: await response.text() };
    },
    { to: path, request: init },
  );

/** Runs one of the console's operations. */
export const operation = (
  page: Page,
  name: string,
  { variables = {}, headers = {} }: { readonly variables?: object; readonly headers?: Record<string, string> } = {},
): Promise<Sent> =>
  ask(page, "/graphql", { method: "POST", headers, body: JSON.stringify({ id: operationId(name), variables }) });

export const newTraceId = (): string => randomBytes(16).toString("hex");
/** The lines of a process's log that belong to a request. */
export const logLines = (part: string, traceId: string): string[] =>
  readFileSync(join(addresses().logs, `${part}.log`), "utf8")
    .split("\n")
    .filter((line) => line.includes(traceId));
