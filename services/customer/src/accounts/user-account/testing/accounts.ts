import { demoCustomers } from "@linehaul/kit/demo/customers";
import { load } from "@linehaul/kit/demo/load";
import type { OpenDatabase } from "@linehaul/kit/database";
import { ask, type AskOptions, result, testService } from "@linehaul/kit/testing/service";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { stored as asStored } from "../../../customers/customer/demo.ts";
import { customers } from "../../../customers/customer/table.ts";
import { customer as service } from "../../../service.ts";
import { userAccount } from "../table.ts";

const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
/** Companies of Vietnam, one or more for each test. */
const ours = demoCustomers().filter((c) => c.site === "VN" && c.customerType === "ENTERPRISE");
const persons = demoCustomers().filter((c) => c.site === "VN" && c.customerType === "PERSONAL");
export const person = persons[0]!;
export const VN = { site: "VN", scope: "vn" } as const;
export const MY = { site: "MY", scope: "my" } as const;
export const PASSWORD = "Lorry-2026";

/** The customer service with the demo's customers and no account but what a test makes, and what tests do with one. */
export function useAccounts(database: () => OpenDatabase, clock: { now: Date }) {
  let app: FastifyInstance;
  beforeAll(async () => {
    // Customers alone: the tests' own accounts are the only ones.
    await load(database().db, customers, demoCustomers().map(asStored));
    app = await testService({ ...service, database: database(), scopeOf, now: () => clock.now });
  });
  afterAll(() => app.close());
  let next = 0;
  let numbers = 0;
  const someone = () => ours[next++]!.customerCode;
  const form = (customerCode: string, more: object = {}) => {
    const userName = `driver_${++numbers}`;
    const name = { userName, firstName: "Thị Lan", lastName: "Nguyễn" };
    return { customerCode, ...name, email: `${userName}@lorry.example`, ...more };
  };
  const create = (body: ReturnType<typeof form>, options: AskOptions = {}) =>
    ask(app, routes.create, { body }, { caller: VN, ...options });
  const make = async (customerCode: string, more: object = {}): Promise<UserAccount> => {
    const made = await create(form(customerCode, more));
    if (made.result === undefined) throw new Error(JSON.stringify(made));
    return made.result;
  };
  const stored = async (id: string) =>
    (await database().db.select().from(userAccount).where(eq(userAccount.id, id)))[0]!;
  /** One that can be signed in to. */
  const active = async (customerCode: string, more: object = {}): Promise<UserAccount> => {
    const { id } = await make(customerCode, more);
    await database()
      .db.update(userAccount)
      .set({ status: "ACTIVATED", emailVerifiedAt: new Date("2026-11-01T00:00:00Z") })
      .where(eq(userAccount.id, id));
    return result(app, routes.resetPassword, { body: { id, password: PASSWORD, again: PASSWORD } }, { caller: VN });
  };
  const check = (name: string, password: string, caller: AskOptions["caller"] = VN) =>
    result(app, routes.check, { body: { name, password, address: "203.0.113.7" } }, { caller });
  const turn = async (act: "enable" | "unlock" | "keep", ids: readonly string[]) =>
    (await result(app, routes[act], { body: { ids: [...ids] } }, { caller: VN })).outcomes.map(
      ({ outcome, status }) => [outcome, status],
    );
  const turnFor = async (act: "disable" | "cancel", ids: readonly string[]) =>
    (await result(app, routes[act], { body: { ids: [...ids], reason: "Has left" } }, { caller: VN })).outcomes.map(
      ({ outcome, status }) => [outcome, status],
    );
  return { app: () => app, someone, form, create, make, active, stored, check, turn, turnFor };
}

/** Persons of Vietnam, one after the other: each may have one main account. */
export function usePersons() {
  let next = 1;
  return { somebody: () => persons[next++]!.customerCode };
}
