import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { fixedId } from "@linehaul/kit/ids";
import { DEMO_CLIENT } from "@linehaul/schema/demo-client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { change } from "../house/change.ts";
import type { House } from "../house/house.ts";
import { HOUSE_MS, onEachHouse } from "../house/on-each-house.ts";
import { operationId } from "../house/operations.ts";
import { signIn, signInAndLeave, visitor, type Answered, type Visitor } from "../house/visitor.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
/** A change is in force everywhere within this long. */
const WITHIN_MS = 2_000;
const GIVEN_UP_MS = 10_000;

const ORDERS = { id: operationId("orderListPageQuery"), variables: { first: 5, sort: "CREATED_AT_DESC" } };
const CURRENCIES = { id: operationId("currencyPageQuery"), variables: { first: 5, sort: "CODE_ASC" } };
const VIEWER = { id: operationId("queryShellQuery"), variables: {} };
const Listed = z.object({ orders: z.object({ edges: z.array(z.unknown()) }) });
const Binding = z.object({ node: z.object({ binding: z.object({ version: z.int(), buttons: z.array(z.string()) }) }) });

/** A code of the catalogue, or how an answer came. */
function outcome({ data, errors }: Answered): string {
  if (errors) return errors[0]?.extensions.code ?? "an error without a code";
  const listed = Listed.safeParse(data);
  return listed.success && listed.data.orders.edges.length === 0 ? "no rows" : "answered";
}

const took: number[] = [];
afterAll(() => {
  const slowest = Math.max(...took).toFixed(0);
  process.stdout.write(
    `PERM-01, AUTH-14: ${took.length} changes made through one gateway were in force on the other within ${slowest} ms at most\n`,
  );
});

onEachHouse({ gateways: 2 }, (house) => {
  /** Administers through the first gateway. */
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signIn(house(), "admin", { site: "VN" });
  }, HOUSE_MS);

  /**
   * Somebody at the second gateway, which knows him: what he asks is answered, and after the change it is not, or the other way round.
   * After how many milliseconds.
   */
  async function turns(
    who: Visitor,
    body: object,
    { from, to, by }: { readonly from: string; readonly to: string; readonly by: () => Promise<unknown> },
  ): Promise<number> {
    const there = who.at(house().gateways[1]);
    expect(outcome(await there.graph(body))).toBe(from);
    await by();
    const changed = performance.now();
    await expect.poll(async () => outcome(await there.graph(body)), { timeout: GIVEN_UP_MS, interval: 20 }).toBe(to);
    took.push(performance.now() - changed);
    return took.at(-1) ?? 0;
  }
  const roleNode = (code: string) => encodeNodeId("Role", fixedId("role", code));
  const accountNode = (userName: string) => encodeNodeId("LeafAccount", fixedId("user", userName));
  const groupNode = (code: string) => encodeNodeId("DataGroup", fixedId("data-group", code));

  /** Binds a role to its buttons, without some or with them again. */
  async function rebind(code: string, make: (buttons: readonly string[]) => readonly string[]): Promise<void> {
    const id = roleNode(code);
    const { data } = await admin.graph({ id: operationId("bindModulesQuery"), variables: { id } });
    const { version, buttons } = Binding.parse(data).node.binding;
    await change(admin, "bindModulesSaveMutation", { id, version, buttons: make(buttons) });
  }

  describe("what is changed through one gateway is in force on the other within two seconds", () => {
    test("PERM-01 a button is taken from a role, and given back", async () => {
      const who = await signIn(house(), "reviewer.my");
      const button = "CURRENCY.VIEW";
      const taken = () => rebind("REVIEWER", (buttons) => buttons.filter((b) => b !== button));
      const given = () => rebind("REVIEWER", (buttons) => [...buttons, button]);
      expect(await turns(who, CURRENCIES, { from: "answered", to: "09020203", by: taken })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, CURRENCIES, { from: "09020203", to: "answered", by: given })).toBeLessThan(WITHIN_MS);
    });

    test("PERM-01 a module goes out of use, and comes back", async () => {
      const who = await signIn(house(), "reviewer.my");
      const id = encodeNodeId("Module", fixedId("module", "CURRENCY"));
      const off = () => change(admin, "permModulePageDisableMutation", { id });
      const on = () => change(admin, "permModulePageEnableMutation", { id });
      expect(await turns(who, CURRENCIES, { from: "answered", to: "09020203", by: off })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, CURRENCIES, { from: "09020203", to: "answered", by: on })).toBeLessThan(WITHIN_MS);
    });

    test("PERM-04 a role is taken from an account", async () => {
      const who = await signIn(house(), "customer.manager");
      const grantId = fixedId("user-role", "customer.manager/CUSTOMER_MANAGER");
      const by = () => change(admin, "heldRolesRevokeMutation", { grantId });
      expect(await turns(who, ORDERS, { from: "answered", to: "09020203", by })).toBeLessThan(WITHIN_MS);
    });

    test("PERM-02 SEC-18 a data group is taken from an account: the site does not let him in any more", async () => {
      const who = await signIn(house(), "auditor");
      const by = () => change(admin, "heldGroupsRevokeMutation", { grantId: fixedId("user-data-group", "auditor/MY") });
      expect(await turns(who, ORDERS, { from: "answered", to: "09020101", by })).toBeLessThan(WITHIN_MS);
    });

    test("PERM-02 SEC-18 a data group goes out of use, comes back, and names another site", async () => {
      const who = await signIn(house(), "reviewer.my");
      const id = groupNode("SITE_MY");
      const off = () => change(admin, "permDataGroupPageDisableMutation", { id });
      const on = () => change(admin, "permDataGroupPageEnableMutation", { id });
      expect(await turns(who, ORDERS, { from: "answered", to: "09020101", by: off })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, ORDERS, { from: "09020101", to: "answered", by: on })).toBeLessThan(WITHIN_MS);
      const group = { id, code: "SITE_MY", name: "Everything of MY", kind: "CONSTANT" };
      const moved = () => change(admin, "permDataGroupFormSaveMutation", { ...group, sites: ["ID"], version: 3 });
      const back = () => change(admin, "permDataGroupFormSaveMutation", { ...group, sites: ["MY"], version: 4 });
      expect(await turns(who, ORDERS, { from: "answered", to: "09020101", by: moved })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, ORDERS, { from: "09020101", to: "answered", by: back })).toBeLessThan(WITHIN_MS);
    });

    test("PERM-02 orders come to require a group of organisations, and not any more", async () => {
      const who = await signIn(house(), "reviewer.my");
      const rules = { record: "ORDER", country: "LIMITED", customer: "LIMITED", account: "LIMITED" };
      const set = (version: number, org: string) => () =>
        change(admin, "dataPermissionFormSaveMutation", { ...rules, org, version });
      expect(await turns(who, ORDERS, { from: "answered", to: "no rows", by: set(0, "REQUIRED") })).toBeLessThan(
        WITHIN_MS,
      );
      expect(await turns(who, ORDERS, { from: "no rows", to: "answered", by: set(1, "LIMITED") })).toBeLessThan(
        WITHIN_MS,
      );
    });

    test("AUTH-04 a session is closed", async () => {
      const who = await signIn(house(), "support");
      const by = () => who.fetch("/apis-auth/login/logout");
      expect(await turns(who, VIEWER, { from: "answered", to: "09020101", by })).toBeLessThan(WITHIN_MS);
    });

    test("FLT-17 AUTH-04 its user signs out at the sign-on", async () => {
      const { who, leave } = await signInAndLeave(house(), "support");
      expect(await turns(who, VIEWER, { from: "answered", to: "09020101", by: leave })).toBeLessThan(WITHIN_MS);
    });

    test("AUTH-07 a session is replaced by signing in elsewhere", async () => {
      const who = await signIn(house(), "support");
      const by = () => signIn(house(), "support");
      expect(await turns(who, VIEWER, { from: "answered", to: "09020102", by })).toBeLessThan(WITHIN_MS);
    });

    test("AUTH-14 a role is disabled, and enabled", async () => {
      const who = await signIn(house(), "content.editor");
      const id = roleNode("CONTENT_EDITOR");
      const off = () => change(admin, "permRolePageDisableMutation", { id });
      const on = () => change(admin, "permRolePageEnableMutation", { id });
      expect(await turns(who, VIEWER, { from: "answered", to: "09020103", by: off })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, VIEWER, { from: "09020103", to: "answered", by: on })).toBeLessThan(WITHIN_MS);
    });

    test("AUTH-14 SEC-09 an account is disabled, and enabled: its session stays over, and it may sign in", async () => {
      const who = await signIn(house(), "credit.reviewer");
      const id = accountNode("credit.reviewer");
      const off = () => change(admin, "permLeafAccountPageDisableMutation", { id });
      const on = () => change(admin, "permLeafAccountPageEnableMutation", { id });
      expect(await turns(who, VIEWER, { from: "answered", to: "09020103", by: off })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, VIEWER, { from: "09020103", to: "09020101", by: on })).toBeLessThan(WITHIN_MS);
      const again = (await signIn(house(), "credit.reviewer")).at(house().gateways[1]);
      expect(outcome(await again.graph(VIEWER))).toBe("answered");
    });

    test("AUTH-14 the system is disabled, and enabled", async () => {
      const who = await signIn(house(), "reviewer.my");
      const set = (status: string) => () =>
        change(admin, "systemPanelStatusMutation", { systemId: "LINEHAUL", status });
      expect(await turns(who, VIEWER, { from: "answered", to: "09020103", by: set("DISABLED") })).toBeLessThan(
        WITHIN_MS,
      );
      expect(await turns(who, VIEWER, { from: "09020103", to: "answered", by: set("ENABLED") })).toBeLessThan(
        WITHIN_MS,
      );
    });

    test("PERM-01 also where the change is not told: the second gateway's stream of events has gone dumb", async () => {
      const who = await signIn(house(), "reviewer.my");
      const { admin: front } = house().fronts;
      front.behave({ kind: "muted" });
      onTestFinished(() => front.behave({ kind: "well" }));
      const taken = () => rebind("REVIEWER", (buttons) => buttons.filter((b) => b !== "CURRENCY.VIEW"));
      const given = () => rebind("REVIEWER", (buttons) => [...buttons, "CURRENCY.VIEW"]);
      expect(await turns(who, CURRENCIES, { from: "answered", to: "09020203", by: taken })).toBeLessThan(WITHIN_MS);
      expect(await turns(who, CURRENCIES, { from: "09020203", to: "answered", by: given })).toBeLessThan(WITHIN_MS);
    });

    test("AUTH-13 an authentication client is disabled, and enabled", async () => {
      const tool = await tokenHolder(house());
      const id = encodeNodeId("AuthClient", fixedId("auth-client", "order-report"));
      const off = () => change(admin, "authClientPageDisableMutation", { id });
      const on = () => change(admin, "authClientPageEnableMutation", { id });
      expect(await turns(tool, ORDERS, { from: "answered", to: "09020103", by: off })).toBeLessThan(WITHIN_MS);
      expect(await turns(tool, ORDERS, { from: "09020103", to: "answered", by: on })).toBeLessThan(WITHIN_MS);
    });
  });
});

const Token = z.object({ obj: z.object({ token: z.string() }) });
/** The demo client, as a script signs in. */
async function tokenHolder(house: House): Promise<Visitor> {
  const nobody = visitor(house, "");
  const answer = await nobody.fetch("/apis-auth/token", { method: "POST", body: JSON.stringify(DEMO_CLIENT) });
  const { obj } = Token.parse(await answer.json());
  return visitor(house, "", { bearer: obj.token });
}
