import { features as adminFeatures } from "@linehaul/admin/__generated__/features";
import { features as customerFeatures } from "@linehaul/customer/__generated__/features";
import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { schema } from "@linehaul/gateway/schema";
import { sessionActor } from "@linehaul/gateway/testing/fixtures";
import type { TestGateway } from "@linehaul/gateway/testing/start";
import { fixedId } from "@linehaul/kit/ids";
import { audit } from "@linehaul/kit/tables";
import { callerHeaders } from "@linehaul/kit/testing/service";
import { features as orderFeatures } from "@linehaul/order/__generated__/features";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { change } from "../house/change.ts";
import { HOUSE_MS, onEachHouse } from "../house/on-each-house.ts";
import { operationId } from "../house/operations.ts";
import { startStubbedGateway } from "../house/stubbed.ts";
import { signIn, type Visitor } from "../house/visitor.ts";
import { minimalQuery } from "./minimal-query.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
const WITHIN_MS = 2_000;
/** What has not come by then does not come: that it came late is told by the time it took. */
const GIVEN_UP_MS = 10_000;
const UNTIL = "2026-01-01T00:30:00.000Z";
const viewedBy = { userId: "u-9", userName: "admin", displayName: "Admin", until: UNTIL };

describe("whoever views as another user changes nothing by the graph, whatever that user may", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startStubbedGateway();
    gateway.people.set("viewing", sessionActor({ viewedBy }));
  }, HOUSE_MS);
  afterAll(() => gateway.close());

  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  test.each(mutations.filter((field) => field.name !== "stopViewing"))("$name", async (field) => {
    const answer = await gateway.graph(minimalQuery("mutation", field), { token: "viewing" });
    expect(answer.errors.map((e) => e.extensions["code"])).toEqual(["09020203"]);
    expect(answer.calls).toEqual([]);
  });
});

const routes = [...adminFeatures, ...customerFeatures, ...orderFeatures].flatMap((f) => f.routes.map((r) => r.route));
const Code = z.looseObject({ code: z.int() });
const Viewer = z.object({ viewer: z.object({ userName: z.string() }) });
const Orders = z.object({ orders: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }) });

onEachHouse({ gateways: 2 }, (house) => {
  test("every route of the services that does more than read refuses it too, with or without a gateway", async () => {
    const answered: string[] = [];
    const refused: string[] = [];
    for (const route of routes) {
      const { authorization } = callerHeaders(route.service, route.may[0], {
        viewedBy: { user: "u-9", userName: "admin" },
      });
      const path = route.path.replace(/:\w+/g, fixedId("any", "thing"));
      const response = await fetch(`${house().services[route.service].url}${path}`, {
        method: route.method,
        headers: { authorization, "content-type": "application/json" },
        ...(route.method === "GET" ? {} : { body: "{}" }),
      });
      const { code } = Code.parse(await response.json());
      const reads = route.safe === true && route.file !== true;
      const isReadOnly = code === SERVICE_CODES.readOnly;
      if (isReadOnly && reads) refused.push(route.path);
      if (!isReadOnly && !reads) answered.push(route.path);
    }
    expect(answered).toEqual([viewAsRoutes.stop.path]);
    expect(refused).toEqual([]);
  });

  test("an administrator sees what a reviewer sees, on every gateway, and is himself again when he stops; both recorded", async () => {
    const userName = async (who: Visitor) =>
      Viewer.parse((await who.graph({ id: operationId("queryShellQuery") })).data).viewer.userName;
    const LIST = { id: operationId("orderListPageQuery"), variables: { first: 20, sort: "CREATED_AT_DESC" } };
    const orders = async (who: Visitor) =>
      Orders.parse((await who.graph(LIST)).data).orders.edges.map(({ node }) => node.id);
    // One who sees other orders than the administrator.
    const group = {
      groupId: fixedId("data-group", "MY_CUSTOMS"),
      accountId: encodeNodeId("LeafAccount", fixedId("user", "reviewer.my")),
    };
    const admin = await signIn(house(), "admin");
    await change(admin, "grantGroupFormMutation", group);
    const there = admin.at(house().gateways[1]);
    const reviewer = await signIn(house(), "reviewer.my");
    expect(await orders(reviewer)).not.toEqual(await orders(admin));
    expect([await userName(admin), await userName(there)]).toEqual(["admin", "admin"]);

    const began = performance.now();
    await change(admin, "viewAsFormMutation", { id: group.accountId, reason: "He says that orders are missing" });
    expect(await userName(admin)).toBe("reviewer.my");
    await expect.poll(() => userName(there), { timeout: GIVEN_UP_MS, interval: 20 }).toBe("reviewer.my");
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
    expect(await orders(there)).toEqual(await orders(reviewer));
    // He himself works on, and is not marked.
    expect(await userName(reviewer)).toBe("reviewer.my");
    const saved = await admin.graph({
      id: operationId("useSavePreferenceMutation"),
      variables: { input: { key: "table.ORDER_LIST", value: "{}" } },
    });
    expect(saved.errors?.map((e) => e.extensions.code)).toEqual(["09020203"]);
    const lines = house()
      .log()
      .split("\n")
      .filter((line) => line.includes(saved.traceId) && line.includes('"request"'));
    expect(lines.map((line) => z.looseObject({}).parse(JSON.parse(line)))).toMatchObject([
      { user: "admin", viewingAs: "reviewer.my" },
    ]);

    await change(there, "viewingBannerStopMutation", {});
    expect(await userName(there)).toBe("admin");
    await expect.poll(() => userName(admin), { timeout: GIVEN_UP_MS, interval: 20 }).toBe("admin");
    const rows = await house()
      .services.admin.db.select()
      .from(audit)
      .where(eq(audit.kind, "VIEW_AS"))
      .orderBy(asc(audit.at), asc(audit.id));
    expect(rows).toMatchObject([
      { type: "session.viewStarted", userName: "admin", reason: "He says that orders are missing" },
      { type: "session.viewStopped", userName: "admin", after: { userName: "reviewer.my", why: "stopped" } },
    ]);
  });
});
