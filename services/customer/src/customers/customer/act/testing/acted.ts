import { demoCustomers } from "@linehaul/kit/demo/customers";
import type { OpenDatabase } from "@linehaul/kit/database";
import { audit } from "@linehaul/kit/tables";
import { userTask } from "@linehaul/kit/tasks/tables";
import { result, testService } from "@linehaul/kit/testing/service";
import { customerActRoutes as routes } from "@linehaul/schema/customers/act";
import { BUTTONS, type MenuButton } from "@linehaul/schema/modules";
import { and, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { customer as service } from "../../../../service.ts";
import { customers, type CustomerRecord } from "../../table.ts";
import { type CutShort, idleJobs, workOn } from "./worked.ts";

/** The customers of the site that acts are tested at. */
export const mine = demoCustomers().filter(({ site }) => site === "MY");
export const codes = mine.map(({ customerCode }) => customerCode);
export const reason = "Bills unpaid for 90 days";
const NOW = new Date("2026-11-25T10:00:00.000Z");
const everywhere = { countries: null, orgs: null, customers: null };
const scopeOf = {
  my: { ...everywhere, sites: ["MY" as const] },
  sales: { ...everywhere, sites: ["MY" as const], orgs: ["MYSALES"] },
};
type Scope = keyof typeof scopeOf;
/** A caller at the site, with some of its rows. */
export const as = (scope: Scope = "my") => ({ caller: { site: "MY", scope } }) as const;

/** A service whose acts the test works itself; before each test every customer is usable, and there is no task. */
export function actedCustomers(database: () => OpenDatabase) {
  let app: FastifyInstance;
  const standing: { buttons: MenuButton[]; scope: Scope } = { buttons: [], scope: "my" };
  const standingOf = async () => standing;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf, jobs: idleJobs, standingOf, now: () => NOW });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    Object.assign(standing, { buttons: [...BUTTONS], scope: "my" });
    await database().db.delete(userTask);
    const other = or(ne(customers.status, "USABLE"), isNotNull(customers.unusableReason));
    await database().db.update(customers).set({ status: "USABLE", unusableReason: null }).where(other);
  });
  return {
    app: () => app,
    /** What the acting user may at the moment. */
    standing,
    set: (some: readonly string[], values: Partial<CustomerRecord>) =>
      database()
        .db.update(customers)
        .set(values)
        .where(inArray(customers.customerCode, [...some])),
    disable: (filter?: object, headers = {}) =>
      result(app, routes.disable, { body: { reason, ...(filter && { filter }) } }, { ...as(), headers }),
    /** Does what is asked of a task, up to where it is cut short. */
    work: (taskId: string, cut?: CutShort) =>
      workOn(taskId, { database: database(), scopeOf, standing: standingOf, now: () => NOW }, cut),
    seen: async (taskId: string) => (await result(app, routes.detail, { body: { taskId } }, as()))!,
    /** Audit rows of a task. */
    told: (taskId: string, type: string) =>
      database()
        .db.select()
        .from(audit)
        .where(and(eq(audit.subject, taskId), eq(audit.type, type))),
    statuses: async (some: readonly string[] = codes) => {
      const rows = await database()
        .db.select({ status: customers.status })
        .from(customers)
        .where(inArray(customers.customerCode, [...some]));
      return new Set(rows.map(({ status }) => status));
    },
  };
}
