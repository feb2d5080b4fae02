import { z } from "zod";
import type { Measured } from "./operations.ts";

/** What the console sends with every request. */
export const HEADERS: Readonly<Record<string, string>> = {
  host: "my.localhost:4300",
  "content-type": "application/json",
  accept: "multipart/mixed, application/json",
  "accept-language": "en",
  "x-time-zone": "Asia/Kuala_Lumpur",
  "x-role-id": "r1",
  "x-requested-with": "linehaul",
  "x-trace-id": "4bf92f3577b34da6a3ce929d0e0e4736",
  cookie: "theme=light; linehaul_session=bench",
};

const Json = z.record(z.string(), z.unknown());

/** Who answers, and how he is asked for an operation. */
export interface Contender {
  readonly name: string;
  readonly url: string;
  readonly body: (operation: Measured) => string;
}
/** The console sends an id and variables. */
export const byId = ({ id, variables }: Measured): string => JSON.stringify({ id, variables });

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly bytes: number;
}

/** Asks once and reads the answer. */
export async function ask({ url, body }: Contender, operation: Measured): Promise<Answered> {
  const { host: _host, ...headers } = HEADERS;
  const response = await fetch(url, { method: "POST", headers, body: body(operation) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body: Json.parse(JSON.parse(bytes.toString("utf8"))), bytes: bytes.length };
}
