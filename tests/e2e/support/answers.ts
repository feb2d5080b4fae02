import type { Page, Route } from "@playwright/test";
import { isRecord } from "@linehaul/schema/record";
import { operationId } from "../../house/operations.ts";

/** What the graph answers to pages: as it is, that something failed, or that there is nothing. */
export type Answers = "true" | "failing" | "empty";
export const TRACE = "c0ffee00c0ffee00c0ffee00c0ffee00";

/** Of what passes a page tries again by itself: whoever is to press the button would race it. */
const CODE = "09020000";
export const MESSAGE = "Something went wrong on our side.";
/** An answer that holds an error and nothing else. */
export const errorOf = (code: string, message: string, more: object = {}) => ({
  data: null,
  errors: [{ message, extensions: { code, traceId: TRACE, ...more } }],
});
const FAILURE = errorOf(CODE, MESSAGE);

const isNode = (value: unknown): boolean => isRecord(value) && "id" in value;

/** The same answer with no entry in any list. */
function withoutEntries(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).map(([key, held]) => [key, key === "totalCount" ? 0 : withoutEntries(held)]);
  return Object.fromEntries(kept);
}
/** Of what was asked for by name nothing is there either; the viewer himself always is. */
function withoutRecords(data: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(data).map(([key, held]) => [
    key,
    key !== "viewer" && isNode(held) ? null : withoutEntries(held),
  ]);
  return Object.fromEntries(kept);
}

/** Is a stream of events asked for? It has no end that an answer could be waited for. */
export const isStream = (route: Route): boolean => route.request().headers()["accept"] === "text/event-stream";

/** What the gateway answers to a request of the console, or to another body in its place. Node, which sends it, can't resolve `*.localhost`. */
export async function askGateway(route: Route, postData?: string) {
  const headers = await route.request().allHeaders();
  const { pathname, search, host, port } = new URL(route.request().url());
  const url = `http://127.0.0.1:${port}${pathname}${search}`;
  return route.fetch({ url, headers: { ...headers, host }, ...(postData === undefined ? {} : { postData }) });
}

/** Answers one of the console's operations in the gateway's place. */
export async function answerFor(
  page: Page,
  name: string,
  answer: () => NonNullable<Parameters<Route["fulfill"]>[0]>,
): Promise<void> {
  const id = operationId(name);
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes(id) ? route.fulfill(answer()) : route.fallback(),
  );
}

/** Changes what the graph answers to one of the console's operations: `data`, as JSON. */
export async function changeAnswer(
  page: Page,
  name: string,
  change: (data: Record<string, unknown>) => unknown,
): Promise<void> {
  const id = operationId(name);
  await page.route("**/graphql", async (route: Route) => {
    if (!route.request().postData()?.includes(id)) return route.fallback();
    const response = await askGateway(route);
    const body: unknown = await response.json();
    if (!isRecord(body) || !isRecord(body["data"])) return route.fulfill({ response });
    return route.fulfill({ response, json: { ...body, data: change(body["data"]) } });
  });
}

/** Changes who is signed in, as the shell is told. */
export const changeViewer = (
  page: Page,
  change: (viewer: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> =>
  changeAnswer(page, "queryShellQuery", (data) => ({
    ...data,
    viewer: isRecord(data["viewer"]) ? { ...data["viewer"], ...change(data["viewer"]) } : null,
  }));

/** How many rows a connection of the answer holds. */
const rowsOf = (data: Record<string, unknown>): number =>
  Object.values(data).reduce<number>(
    (sum, held) => sum + (isRecord(held) && Array.isArray(held["edges"]) ? held["edges"].length : 0),
    0,
  );

/** What the shell asks for itself. */
const SHELL = ["queryShellQuery", "useFavouritesQuery", "waitingQuery", "changesSubscription"];

/** What fields offer to choose from: where it does not come a field takes the code instead, and the page has nothing to say. */
const CHOICES = [
  "countryChoiceQuery",
  "organisationChoiceQuery",
  "useReferenceQuery",
  "useProductsQuery",
  "useProductsInUseQuery",
];

/** Stands between pages and the graph. What the shell asks for itself is let through. */
export interface Between {
  answers: Answers;
  /** Has anything been asked since this was last read, but for what fields offer? */
  wasAsked(): boolean;
  /** How many rows were withheld from the page since it last failed, at once. */
  withheld: number;
}

export async function standBetween(page: Page): Promise<Between> {
  let asked = 0;
  const between: Between = {
    answers: "true",
    withheld: 0,
    wasAsked() {
      const was = asked > 0;
      asked = 0;
      return was;
    },
  };
  const [shell, choices] = [SHELL.map(operationId), CHOICES.map(operationId)];
  const isOf = (ids: readonly string[], route: Route) => ids.some((id) => route.request().postData()?.includes(id));
  await page.route("**/graphql", async (route: Route) => {
    if (isOf(shell, route)) return route.fallback();
    if (!isOf(choices, route)) asked += 1;
    if (between.answers === "true") return route.fallback();
    if (between.answers === "failing") {
      between.withheld = 0;
      return route.fulfill({ json: FAILURE });
    }
    const response = await askGateway(route);
    const body: unknown = await response.json();
    if (!isRecord(body) || !isRecord(body["data"])) return route.fulfill({ response });
    between.withheld = Math.max(between.withheld, rowsOf(body["data"]));
    return route.fulfill({ response, json: { ...body, data: withoutRecords(body["data"]) } });
  });
  return between;
}
