import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPrintRoutes } from "@linehaul/schema/orders/order/print";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { encodeNodeId } from "../../../access/node-id.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { uuid } from "../../../testing/numbered.ts";

const printId = uuid(9, 1);
const done = {
  orderId: uuid(1, 1),
  sfWaybillNo: "SF1",
  isDone: true,
  code: null,
  stateFound: "APPROVED" as const,
  by: null,
  at: null,
};
const act = {
  actId: printId,
  kind: "LABELS" as const,
  taskId: null,
  state: "SUCCESS" as const,
  orders: 1,
  outcomes: [done],
  errorCode: null,
  traceId: "0".repeat(32),
};
const ids = [encodeNodeId("Order", uuid(1, 1))];
const PRINT =
  "mutation($ids: [ID!]!) { printLabels(input: { ids: $ids, paper: A4 }) { ticket act { taskId kind outcomes { isDone message } } errors { field message } } }";
const Answer = z.object({
  printLabels: z.object({
    ticket: z.string().nullable(),
    act: z.unknown(),
    errors: z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() })),
  }),
});

let gateway: TestGateway;
async function* pdf() {
  yield Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00);
}
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(orderPrintRoutes.labels, async () => act);
  gateway.stubs.on(orderPrintRoutes.file, async () => ({
    name: "labels.pdf",
    type: "application/pdf",
    inline: true,
    chunks: pdf(),
  }));
});
afterAll(() => gateway.close());

test("ORD-10 a print costs one call and answers a ticket, by which its bytes come from their owner", async () => {
  gateway.stubs.calls.length = 0;
  const { printLabels } = Answer.parse((await gateway.graph(PRINT, { variables: { ids } })).data);
  const asked = gateway.stubs.calls.filter(({ service }) => service === "order");
  expect(asked).toMatchObject([{ input: { body: { ids: [uuid(1, 1)], paper: "A4" } } }]);
  const answer = await gateway.fetch(`/files/${printLabels.ticket ?? ""}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await answer.bytes()).toEqual(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00));
  expect(gateway.stubs.calls.at(-1)).toMatchObject({ input: { body: { printId } } });
});

test("ORD-10 each order has its outcome in words; where none could be printed there is no file", async () => {
  const refused = { ...done, isDone: false, code: SERVICE_CODES.wrongState, stateFound: "CANCELLED" as const };
  gateway.stubs.on(orderPrintRoutes.labels, async () => ({ ...act, outcomes: [refused] }));
  const { printLabels } = Answer.parse((await gateway.graph(PRINT, { variables: { ids } })).data);
  const told = { isDone: false, message: "The present state does not allow this." };
  expect(printLabels).toMatchObject({ ticket: null, errors: [], act: { outcomes: [told] } });
});

test("ORD-10 of a task there is no file yet; when it has ended its own mutation gives one, by the button of the same", async () => {
  gateway.stubs.on(orderPrintRoutes.labels, async () => ({
    ...act,
    taskId: printId,
    state: "PENDING" as const,
    outcomes: [],
  }));
  const { printLabels } = Answer.parse((await gateway.graph(PRINT, { variables: { ids } })).data);
  expect(printLabels).toMatchObject({ ticket: null, act: { taskId: printId, kind: "LABELS" } });
  const query = `mutation { printed: downloadPrintedLabels(input: { taskId: "${printId}" }) { ticket errors { field } } }`;
  const { data } = await gateway.graph(query);
  const { ticket } = z.object({ printed: z.object({ ticket: z.string() }) }).parse(data).printed;
  const answer = await gateway.fetch(`/files/${ticket}`);
  expect(await answer.bytes()).toEqual(Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00));
});

test("ORD-10 what can't be printed is told at its field, and there is no ticket", async () => {
  gateway.stubs.on(orderPrintRoutes.labels, async () => {
    throw new StubFailure(SERVICE_CODES.invalid, {
      fields: [{ path: ["ids"], key: "print.pages", params: { pages: 5001, maximum: 5000 } }],
    });
  });
  const { printLabels } = Answer.parse((await gateway.graph(PRINT, { variables: { ids } })).data);
  expect(printLabels).toMatchObject({ ticket: null, errors: [{ field: ["ids"] }] });
  expect(printLabels.errors[0]?.message).toContain("5001 pages");
});
