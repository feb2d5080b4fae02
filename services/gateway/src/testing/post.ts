import { expect } from "vitest";
import type { TestGateway } from "./start.ts";

interface Options {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A GraphQL request as it is, answered as it is: for what concerns the whole request. */
export async function post(gateway: TestGateway, body: object, { token, headers }: Options = {}) {
  const answer = await gateway.fetch("/graphql", {
    method: "POST",
    body: JSON.stringify(body),
    ...(token === undefined ? {} : { token }),
    headers: { "content-type": "application/json", ...headers },
  });
  const read: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, body: read };
}

/** The shape of an answer that refuses with this code. */
export const refusal = (code: string) => ({
  errors: [{ extensions: { code, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) } }],
});
