/**
 * A worked example of an internal tool (AUTH-13): signs in as an authentication client and prints orders, page by page.
 *
 *   GATEWAY=http://my.localhost:4300 APP_KEY=… APP_SECRET=… node tests/scripts/list-orders.ts
 */
import { pathToFileURL } from "node:url";
import { z } from "zod";

const Token = z.object({ success: z.literal(true), obj: z.object({ token: z.string() }) });
const Refused = z.object({ errorCode: z.string(), errorMessage: z.string() });
const Page = z.object({
  data: z.object({
    orders: z.object({
      edges: z.array(z.object({ node: z.object({ sfWaybillNo: z.string(), orderStatus: z.string() }) })),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
  extensions: z.object({ cost: z.object({ requested: z.number(), remaining: z.number(), resetAt: z.string() }) }),
});
const Failed = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string(), traceId: z.string() }) })),
});

const ORDERS = `query ($first: Int!, $after: String) {
  orders(first: $first, after: $after) {
    edges { node { sfWaybillNo orderStatus } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export interface Client {
  /** Address of the site's host: it says whose rows are read. */
  readonly gateway: string;
  readonly appKey: string;
  readonly appSecret: string;
}

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** A bearer token for 10 minutes; 09020110 when key or secret is wrong. */
export async function signIn({ gateway, appKey, appSecret }: Client): Promise<string> {
  const answer: unknown = await (await post(`${gateway}/apis-auth/token`, { appKey, appSecret })).json();
  const signed = Token.safeParse(answer);
  if (signed.success) return signed.data.obj.token;
  const { errorCode, errorMessage } = Refused.parse(answer);
  throw new Error(`${errorCode}: ${errorMessage}`);
}

const rest = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** One page; above the rate it waits as long as the gateway says, and asks again. */
async function page(gateway: string, token: string, variables: object): Promise<z.infer<typeof Page>> {
  const answer = await post(`${gateway}/graphql`, { query: ORDERS, variables }, { authorization: `Bearer ${token}` });
  if (answer.status === 429) {
    await rest(Number(answer.headers.get("retry-after") ?? 1));
    return page(gateway, token, variables);
  }
  const body: unknown = await answer.json();
  const failed = Failed.safeParse(body);
  if (failed.success)
    throw new Error(
      failed.data.errors.map((e) => `${e.extensions.code}: ${e.message} (${e.extensions.traceId})`).join(),
    );
  return Page.parse(body);
}

export type OrderLine = z.infer<typeof Page>["data"]["orders"]["edges"][number]["node"];

/** The newest orders, `most` of them, read `size` at a time. */
export async function* listOrders(client: Client, most: number, size = 50): AsyncGenerator<OrderLine> {
  const token = await signIn(client);
  let after: string | null = null;
  for (let seen = 0; seen < most;) {
    const { data }: z.infer<typeof Page> = await page(client.gateway, token, {
      first: Math.min(size, most - seen),
      after,
    });
    for (const { node } of data.orders.edges) yield node;
    seen += data.orders.edges.length;
    if (!data.orders.pageInfo.hasNextPage) return;
    after = data.orders.pageInfo.endCursor;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { GATEWAY = "http://my.localhost:4300", APP_KEY = "", APP_SECRET = "" } = process.env;
  for await (const { sfWaybillNo, orderStatus } of listOrders(
    { gateway: GATEWAY, appKey: APP_KEY, appSecret: APP_SECRET },
    200,
  ))
    process.stdout.write(`${sfWaybillNo}\t${orderStatus}\n`);
}
