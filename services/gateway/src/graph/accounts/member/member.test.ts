import { memberRoutes as routes } from "@linehaul/schema/accounts/member/routes";
import type { Member } from "@linehaul/schema/accounts/member/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { maskCertificate, maskEmail } from "@linehaul/schema/masked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { customerCode, uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const at = "2026-11-20T08:00:00.000Z";
const member: Member = {
  id: uuid(1, 1),
  site: "VN",
  userCode: "VN50000000",
  firstName: "Hoa",
  lastName: "Trần",
  email: maskEmail("hoa@kept.example"),
  phone: null,
  accountStatus: "ACTIVATED",
  dataSource: "APP",
  customerCode: customerCode(1),
  customerName: "Hoa Trần",
  realNameState: "VERIFIED",
  realName: {
    name: "TRẦN THỊ HOA",
    certType: "ID_CARD",
    certNo: maskCertificate("001099012345"),
    countryCode: "VN",
    validUntil: "2031-04-30",
    channel: "APP",
    hasFront: true,
    hasBack: false,
    verifiedAt: at,
    recordedBy: "client:site",
  },
  signedInAt: null,
  createdAt: at,
};
const id = encodeNodeId("Member", member.id);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test("PERM-09 a page of members costs one call, with who each of them is, masked", async () => {
  gateway.stubs.on(routes.pageQuery, async () => ({
    data: [member, { ...member, id: uuid(1, 2), customerCode: null, realNameState: "NONE" as const, realName: null }],
    total: 2,
    totalExact: true,
    after: null,
    before: null,
    stateCounts: [{ status: "EXPIRED" as const, count: 3, exact: true }],
    finding: null,
  }));
  const { data, calls } = await gateway.graph(
    `{ members(first: 10, filter: { realNameState: [VERIFIED, NONE] }) { totalCount stateCounts { status count isExact }
       edges { node { id customerId realNameState realName { certNo validUntil hasFront } } } } }`,
  );
  expect(data).toMatchObject({
    members: {
      totalCount: 2,
      stateCounts: [{ status: "EXPIRED", count: 3, isExact: true }],
      edges: [
        {
          node: {
            id,
            customerId: encodeNodeId("Customer", customerCode(1)),
            realName: { certNo: "0•••••••2345", validUntil: "2031-04-30", hasFront: true },
          },
        },
        { node: { customerId: null, realNameState: "NONE", realName: null } },
      ],
    },
  });
  expect(calls).toEqual(["POST /member/pageQuery"]);
});

const RECORD = `mutation ($certNo: String!) { recordMemberRealName(input: { userCode: "VN50000000", name: "TRẦN THỊ HOA",
  certType: ID_CARD, certNo: $certNo, countryCode: "VN", channel: APP }) { member { realNameState } errors { field code message } } }`;
test("CUS-20 what a customer site brings is one call; what is wrong with it is told at its field", async () => {
  gateway.stubs.on(routes.record, async () => member);
  const good = await gateway.graph(RECORD, { variables: { certNo: "001099012345" } });
  expect([good.data, good.calls]).toEqual([
    { recordMemberRealName: { member: { realNameState: "VERIFIED" }, errors: [] } },
    ["POST /member/realName"],
  ]);
  const empty = await gateway.graph(RECORD, { variables: { certNo: " " } });
  expect([empty.data, empty.calls]).toMatchObject([
    { recordMemberRealName: { member: null, errors: [{ field: ["certNo"] }] } },
    [],
  ]);
  gateway.stubs.on(routes.record, async () => {
    throw new StubFailure(SERVICE_CODES.wrongState);
  });
  const company = await gateway.graph(RECORD, { variables: { certNo: "001099012345" } });
  expect(company.data).toMatchObject({ recordMemberRealName: { member: null, errors: [{ code: "409004" }] } });
});

test("PERM-12 a picture's ticket needs a reason; nothing is fetched for it yet", async () => {
  const open = (reason: string) =>
    gateway.graph(
      `mutation { openMemberPicture(input: { id: "${id}", side: FRONT, reason: "${reason}" }) { ticket errors { field } } }`,
    );
  const short = await open("no");
  expect([short.data, short.calls]).toEqual([
    { openMemberPicture: { ticket: null, errors: [{ field: ["reason"] }] } },
    [],
  ]);
  const given = await open("The number can't be read");
  expect(given.data).toMatchObject({ openMemberPicture: { ticket: expect.any(String), errors: [] } });
  expect(given.calls).toEqual([]);
});
