import { features as admin } from "@linehaul/admin/__generated__/features";
import { features as customer } from "@linehaul/customer/__generated__/features";
import { accessTable } from "@linehaul/gateway/access/table";
import { bindableOf, boundFieldsOf } from "@linehaul/gateway/clients/bindable";
import { readOperations } from "@linehaul/gateway/compiled/read-operations";
import { schema } from "@linehaul/gateway/schema";
import { features as order } from "@linehaul/order/__generated__/features";
import { isMenuButton, type MenuButton } from "@linehaul/schema/modules";
import { ExportTask } from "@linehaul/schema/orders/export-task";
import { Revealed } from "@linehaul/schema/reveal";
import type { Route } from "@linehaul/schema/route";
import { mayBeBound } from "@linehaul/schema/sync/may-be-bound";
import { parse } from "graphql";
import { expect, test } from "vitest";

// What no client may be bound to is found here by what the services do, not by names: a new route is among it by being there.
const routesOf = (features: typeof admin): Route[] => features.flatMap((f) => f.routes.map(({ route }) => route));
/** The one thing of the admin service that is neither a permission, nor an account or a client, nor the user's own. */
const isDictionary = (button: string) => button.startsWith("DICTIONARY.");
/** Asking for a file of what one may read, stopping it and asking again. */
const isExport = ({ result }: Route) => result === ExportTask;
const changes = routesOf(admin).filter(
  (route) => route.safe !== true && route.file !== true && route.method !== "GET" && !isExport(route),
);
const reveals = [admin, customer, order].flatMap(routesOf).filter(({ result }) => result === Revealed);
const never = new Set<string>(
  [...changes, ...reveals].flatMap(({ may }) => may.filter(isMenuButton)).filter((button) => !isDictionary(button)),
);

const operations = readOperations(new URL("../../schema/graph/operations.json", import.meta.url));
const bindable = bindableOf(schema, operations);
/** Fields that nothing but such buttons opens. */
const shut = Object.entries(accessTable(schema))
  .filter(([, access]) => "may" in access && access.may.every((button) => never.has(button)))
  .map(([name]) => name);

test("SEC-02 no client may hold a button by which a service changes permissions, staff accounts or clients, or reveals", () => {
  expect([...never]).toEqual(
    expect.arrayContaining([
      "PERM_LEAF_ACCOUNT.GRANT",
      "PERM_ROLE.BIND_MODULE",
      "AUTH_CLIENT.CREATE",
      "ORDER_LIST.SHOW_CLEAR",
      "CUSTOMER_DETAIL.SHOW_CLEAR",
      "CUSTOMER_LIST.SHOW_CLEAR",
    ] satisfies MenuButton[]),
  );
  expect([...never].filter(isMenuButton).filter(mayBeBound)).toEqual([]);
});

test("SEC-02 what such buttons open, and every operation that asks for it, can be bound by no one", () => {
  expect(shut).toEqual(expect.arrayContaining(["Mutation.grantRole", "Mutation.saveAuthClient", "Mutation.reveal"]));
  expect(shut.filter((name) => bindable.fields.has(name))).toEqual([]);
  const wrong = [...bindable.operations.values()].filter(({ text }) =>
    [...boundFieldsOf(schema, parse(text))].some((name) => shut.includes(name)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const asked = [...bindable.operations.values(), ...bindable.fields.values()].flatMap(({ asks }) => asks.flat());
  expect(asked.filter((button) => never.has(button))).toEqual([]);
});

test("SEC-02 the rest can be bound: what customers' and orders' pages read and write", () => {
  expect([...bindable.operations.keys()]).toEqual(
    expect.arrayContaining(["orderListPageQuery", "orderDetailPageQuery", "currencyFormSaveMutation"]),
  );
});

test.each([
  ["findSensitiveOrders", "ORDER_LIST.VIEW"],
  ["findSensitiveCustomers", "CUSTOMER_LIST.VIEW"],
  ["findSensitiveUserAccounts", "USER_LIST.VIEW"],
  ["findSensitiveMembers", "MEMBER_LIST.VIEW"],
])(
  "SEC-02 what confirms a guess of a masked value, %s, can be bound by no one, though the list's own button opens it",
  (name, button) => {
    const field = `Mutation.${name}`;
    expect(accessTable(schema)[field]).toMatchObject({ may: [button] });
    expect(bindable.fields.has(field)).toBe(false);
    const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const text = `mutation toolFind($input: ${input}!) { ${name}(input: $input) { finding { count } } }`;
    expect([...bindableOf(schema, new Map([["h", text]])).operations.keys()]).toEqual([]);
  },
);
