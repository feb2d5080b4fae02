import { adminMyTasksRoutes, orderMyTasksRoutes } from "@linehaul/schema/accounts/my-tasks";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const PUSHES = { kind: "PUSH_FAILED" as const, count: 3, isMore: false, first: [] };
const CLIENTS = { kind: "CLIENT_EXCEEDS" as const, count: 1, isMore: false, first: [] };

let gateway: TestGateway | undefined;
async function start(): Promise<TestGateway> {
  gateway ??= await startTestGateway();
  gateway.stubs.on(orderMyTasksRoutes.waiting, async () => ({ data: [PUSHES] }));
  gateway.stubs.on(adminMyTasksRoutes.waiting, async () => ({ data: [CLIENTS] }));
  return gateway;
}
beforeEach(async () => void (await start()));
afterAll(() => gateway?.close());

/** What is answered to who holds these buttons alone, and what the services were asked. */
async function asked(buttons: readonly MenuButton[], args = "") {
  const on = await start();
  const token = buttons.join("-");
  on.people.set(token, sessionActor({ buttons: ["GRAPHIQL.VIEW", ...buttons] }));
  on.stubs.calls.length = 0;
  const { data, errors } = await on.graph(`{ myTasks${args} { silent waiting { kind count } } }`, { token });
  const calls = on.stubs.calls
    .filter(({ caller }) => caller.button !== "GATEWAY")
    .map(({ service, caller: { button, also }, input: { body } }) => ({ service, button, also, body }));
  return { data, errors, calls };
}

test("PERM-01 what waits is asked of each service once, of the kinds whose button is held; the token names those alone", async () => {
  const { data, calls } = await asked([
    "MY_TASKS.VIEW",
    "AUTH_CLIENT.VIEW",
    "ORDER_PUSH_EXTERNAL.VIEW",
    "PERM_ROLE.VIEW",
  ]);
  expect(data).toEqual({
    myTasks: {
      silent: [],
      waiting: [
        { kind: "PUSH_FAILED", count: 3 },
        { kind: "CLIENT_EXCEEDS", count: 1 },
      ],
    },
  });
  const also = expect.toSatisfy(
    (held: string[]) => held.toSorted().join() === "AUTH_CLIENT.VIEW,ORDER_PUSH_EXTERNAL.VIEW",
  );
  expect(calls).toHaveLength(2);
  for (const call of calls) expect(call).toMatchObject({ button: "MY_TASKS.VIEW", also });
  const bodies = new Map(calls.map(({ service, body }) => [service, body]));
  expect(bodies.get("admin")).toEqual({ kinds: ["CLIENT_EXCEEDS"] });
  expect(bodies.get("order")).toEqual({ kinds: ["PUSH_FAILED"] });
});

test("PERM-01 who holds one page's button alone hears of its kind, and no other service is asked", async () => {
  const { data, calls } = await asked(["AUTH_CLIENT.VIEW"]);
  expect(data).toEqual({ myTasks: { silent: [], waiting: [{ kind: "CLIENT_EXCEEDS", count: 1 }] } });
  expect(calls).toEqual([
    { service: "admin", button: "AUTH_CLIENT.VIEW", also: ["AUTH_CLIENT.VIEW"], body: { kinds: ["CLIENT_EXCEEDS"] } },
  ]);
});

test("those kinds alone that are asked for; who holds none of them costs no call", async () => {
  const some = await asked(["AUTH_CLIENT.VIEW", "ORDER_PUSH_EXTERNAL.VIEW"], "(kinds: [PUSH_FAILED])");
  expect(some.calls.map(({ service }) => service)).toEqual(["order"]);
  const none = await asked(["MY_TASKS.VIEW"]);
  expect([none.data, none.calls]).toEqual([{ myTasks: { silent: [], waiting: [] } }, []]);
  const refused = await asked(["CURRENCY.VIEW"]);
  expect(refused.errors).toMatchObject([{ extensions: { code: "09020203" } }]);
});

test.each([SERVICE_CODES.away, SERVICE_CODES.late])(
  "a service that can't be reached (%i) is named, what the others keep is there",
  async (code) => {
    const on = await start();
    on.stubs.on(orderMyTasksRoutes.waiting, async () => {
      throw new StubFailure(code);
    });
    on.people.set("both", sessionActor({ buttons: ["GRAPHIQL.VIEW", "AUTH_CLIENT.VIEW", "ORDER_PUSH_EXTERNAL.VIEW"] }));
    const { data } = await on.graph("{ myTasks { silent waiting { kind } } }", { token: "both" });
    expect(data).toEqual({ myTasks: { silent: ["order"], waiting: [{ kind: "CLIENT_EXCEEDS" }] } });
  },
);
