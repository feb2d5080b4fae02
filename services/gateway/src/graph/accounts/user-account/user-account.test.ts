import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import type { UserAccount } from "@linehaul/schema/accounts/user-account/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { maskEmail } from "@linehaul/schema/masked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { customerCode, uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const at = "2026-11-20T08:00:00.000Z";
const account: UserAccount = {
  id: uuid(1, 1),
  version: 1,
  site: "MY",
  userCode: "MY50000000",
  customerCode: customerCode(1),
  customerName: "Kejora Sdn Bhd",
  accountType: "ENTERPRISE",
  userType: "MAIN",
  mainCode: null,
  dataSource: "CONSOLE",
  userName: "lorry_1",
  firstName: "Lan",
  lastName: "Nguyễn",
  email: maskEmail("lan@lorry.example"),
  phone: null,
  status: "ACTIVATED",
  reason: null,
  hasPassword: true,
  emailVerifiedAt: null,
  signedInAt: null,
  cancelAt: null,
  createdBy: "hoa",
  createdAt: at,
  modifiedBy: "hoa",
  modifiedAt: at,
};
const id = encodeNodeId("UserAccount", account.id);
const customerId = encodeNodeId("Customer", customerCode(1));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const graphiql = ["GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("viewer", sessionActor({ buttons: ["USER_LIST.VIEW", ...graphiql] }));
});
afterAll(() => gateway.close());

test("ACC-07 PERM-09 a page of accounts costs one call; what may be done follows from status and kind of each", async () => {
  gateway.stubs.on(routes.pageQuery, async () => ({
    data: [
      account,
      { ...account, id: uuid(1, 2), status: "LOCKED" as const },
      { ...account, id: uuid(1, 3), accountType: "PERSONAL" as const, customerCode: null, customerName: null },
      { ...account, id: uuid(1, 4), status: "CANCELLED" as const },
    ],
    total: 4,
    totalExact: true,
    after: null,
    before: null,
    statusCounts: [{ status: "LOCKED" as const, count: 1, exact: true }],
    finding: null,
  }));
  const query = `{ userAccounts(first: 10) { totalCount statusCounts { status count isExact } edges { node {
    customerId viewerMayEdit viewerMayUnlock viewerMayCancel viewerMayResetPassword } } } }`;
  const { data, calls } = await gateway.graph(query);
  const may = (edit: boolean, unlock: boolean, cancel: boolean, reset: boolean) => ({
    node: { viewerMayEdit: edit, viewerMayUnlock: unlock, viewerMayCancel: cancel, viewerMayResetPassword: reset },
  });
  expect(data).toMatchObject({
    userAccounts: {
      totalCount: 4,
      statusCounts: [{ status: "LOCKED", count: 1, isExact: true }],
      edges: [
        may(true, false, true, true),
        may(true, true, false, true),
        may(false, false, true, true),
        may(false, false, false, false),
      ],
    },
  });
  expect(data).toMatchObject({
    userAccounts: { edges: [{ node: { customerId } }, {}, { node: { customerId: null } }, {}] },
  });
  expect(calls).toEqual(["POST /userManage/pageQuery"]);
});

const RESET = `mutation ($again: String!) { resetUserPassword(input: { id: "${id}", password: "Lorry-2026", again: $again }) {
  account { hasPassword } errors { field message } } }`;
test("ACC-01 ACC-10 passwords that differ, and weak ones, are told at their fields before any call", async () => {
  gateway.stubs.on(routes.resetPassword, async () => account);
  const same = await gateway.graph(RESET, { variables: { again: "Lorry-2026" } });
  expect([same.data, same.calls]).toEqual([
    { resetUserPassword: { account: { hasPassword: true }, errors: [] } },
    ["POST /userManage/resetPassword"],
  ]);
  const other = await gateway.graph(RESET, { variables: { again: "Lorry-2027" } });
  expect([other.data, other.calls]).toEqual([
    { resetUserPassword: { account: null, errors: [{ field: ["again"], message: "The two passwords differ" }] } },
    [],
  ]);
  const weak = await gateway.graph(RESET.replace("Lorry-2026", "lorrylorry"), { variables: { again: "lorrylorry" } });
  expect([weak.data, weak.calls]).toMatchObject([{ resetUserPassword: { errors: [{ field: ["password"] }] } }, []]);
});

test("PERM-09 that a person's account is not changed here is said in words", async () => {
  gateway.stubs.on(routes.update, async () => {
    throw new StubFailure(SERVICE_CODES.ofPerson);
  });
  const { data } =
    await gateway.graph(`mutation { updateUserAccount(input: { id: "${id}", version: 1, userName: "lorry_1",
    firstName: "Lan", lastName: "N" }) { account { id } errors { code message } } }`);
  expect(data).toEqual({
    updateUserAccount: {
      account: null,
      errors: [{ code: "403005", message: "Accounts of persons are changed by their owners alone." }],
    },
  });
});

test("ACC-05 acts on accounts are one call, with an outcome each by node id; 201 are refused before it", async () => {
  gateway.stubs.on(routes.cancel, async () => ({
    outcomes: [
      { id: account.id, outcome: "HAS_SUBS" as const, userCode: account.userCode, status: "ACTIVATED" as const },
    ],
  }));
  const cancel = (ids: readonly string[]) =>
    gateway.graph(
      'mutation ($ids: [ID!]!) { cancelUserAccounts(input: { ids: $ids, reason: "Has left" }) { turned { outcomes { accountId outcome } } errors { field } } }',
      { variables: { ids } },
    );
  const one = await cancel([id]);
  expect([one.data, one.calls]).toEqual([
    { cancelUserAccounts: { turned: { outcomes: [{ accountId: id, outcome: "HAS_SUBS" }] }, errors: [] } },
    ["POST /userManage/cancel"],
  ]);
  const many = await cancel(Array.from({ length: 201 }, (_, n) => encodeNodeId("UserAccount", uuid(2, n))));
  expect([many.data, many.calls]).toMatchObject([{ cancelUserAccounts: { errors: [{ field: ["ids"] }] } }, []]);
});

test("ACC-06 a customer site's question is answered without telling more than whether", async () => {
  gateway.stubs.on(routes.check, async () => ({ check: "REFUSED" as const, userCode: null, status: null }));
  const { data, calls } = await gateway.graph(
    'mutation { checkUserAccount(input: { name: "lorry_1", password: "x" }) { checked { check userCode status } errors { field } } }',
  );
  expect([data, calls]).toEqual([
    { checkUserAccount: { checked: { check: "REFUSED", userCode: null, status: null }, errors: [] } },
    ["POST /userManage/check"],
  ]);
});

test("ACC-07 mails are one call, and so is a link that is followed", async () => {
  gateway.stubs.on(routes.sendEmail, async () => ({
    outcomes: [{ id: account.id, outcome: "DONE" as const, userCode: account.userCode, status: "ACTIVATED" as const }],
  }));
  gateway.stubs.on(routes.redeem, async () => ({ isDone: true, userCode: account.userCode }));
  const sent = await gateway.graph(
    `mutation { mailUserAccounts(input: { ids: ["${id}"] }) { turned { outcomes { accountId outcome } } errors { field } } }`,
  );
  expect([sent.data, sent.calls]).toMatchObject([
    { mailUserAccounts: { turned: { outcomes: [{ accountId: id, outcome: "DONE" }] } } },
    ["POST /userManage/sendEmail"],
  ]);
  const followed = await gateway.graph(
    'mutation { redeemUserAccountLink(input: { token: "t", password: "Lorry-2026", again: "Lorry-2026" }) { redeemed { isDone userCode } errors { field } } }',
  );
  expect([followed.data, followed.calls]).toEqual([
    { redeemUserAccountLink: { redeemed: { isDone: true, userCode: account.userCode }, errors: [] } },
    ["POST /userManage/redeem"],
  ]);
});

test("PERM-01 who may only view accounts does nothing with them, and no service is asked", async () => {
  const ids = `input: { ids: ["${id}"]`;
  for (const query of [
    `mutation { createUserAccount(input: { customerId: "${customerId}", userName: "lorry_1", firstName: "A", lastName: "B", email: "a@b.example" }) { account { id } } }`,
    `mutation { updateUserAccount(input: { id: "${id}", version: 1, userName: "lorry_1", firstName: "A", lastName: "B" }) { account { id } } }`,
    `mutation { resetUserPassword(input: { id: "${id}", password: "Lorry-2026", again: "Lorry-2026" }) { account { id } } }`,
    `mutation { enableUserAccounts(${ids} }) { turned { outcomes { accountId } } } }`,
    `mutation { disableUserAccounts(${ids}, reason: "x" }) { turned { outcomes { accountId } } } }`,
    `mutation { unlockUserAccounts(${ids} }) { turned { outcomes { accountId } } } }`,
    `mutation { cancelUserAccounts(${ids}, reason: "x" }) { turned { outcomes { accountId } } } }`,
    `mutation { keepUserAccounts(${ids} }) { turned { outcomes { accountId } } } }`,
    `mutation { mailUserAccounts(${ids} }) { turned { outcomes { accountId } } } }`,
    `mutation { redeemUserAccountLink(input: { token: "t", password: "Lorry-2026", again: "Lorry-2026" }) { redeemed { isDone } } }`,
    `mutation { checkUserAccount(input: { name: "lorry_1", password: "x" }) { checked { check } } }`,
    `mutation { reveal(input: { id: "${id}", field: ACCOUNT_EMAIL, reason: "A call back" }) { value } }`,
  ]) {
    const { errors, calls } = await gateway.graph(query, { token: "viewer" });
    expect([query, errors[0]?.extensions["code"], calls]).toEqual([query, "09020203", []]);
  }
});

test("SYS-07 ACC-08 whoever makes or changes an account is told what the site says of its fields, in his language, by one call", async () => {
  const rule = { effect: "HIDDEN" as const, minLength: 0, maxLength: 0, pattern: "", choices: [] };
  gateway.people.set("maker", sessionActor({ buttons: ["USER_LIST.CREATE", "GRAPHIQL.VIEW"] }));
  const of: unknown[] = [];
  gateway.stubs.on(routes.fieldRules, async ({ query: whose }) => {
    of.push(whose);
    return [{ ...rule, field: "phone", messageEn: "Not here", messageZhCn: "不填", messageZhHk: "" }];
  });
  const query =
    "query ($customerId: ID, $accountId: ID) { ruledAccountFields(customerId: $customerId, accountId: $accountId) { field effect message } }";
  const asked = (token: string, variables: object, language = "en") =>
    gateway.graph(query, { token, variables: { ...variables }, headers: { "accept-language": language } });
  const { data, calls } = await asked("maker", { customerId });
  expect(data).toEqual({ ruledAccountFields: [{ field: "phone", effect: "HIDDEN", message: "Not here" }] });
  expect(calls).toEqual(["GET /userManage/fieldRules"]);
  const ofAccount = await asked("maker", { accountId: id }, "zh-CN");
  expect(JSON.stringify(ofAccount.data)).toContain("不填");
  expect(of).toEqual([{ customerCode: customerCode(1) }, { id: account.id }]);
  const stranger = await asked("viewer", { accountId: id });
  expect([JSON.stringify(stranger.errors).includes("09020203"), stranger.calls]).toEqual([true, []]);
});
