import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPrintRoutes } from "@linehaul/schema/orders/order/print";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { encodeNodeId } from "../../../access/node-id.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { uuid } from "../../../testing/numbered.ts";

const printId = uuid(9, 1);
const ids = [encodeNodeId("Order", uuid(1, 1))];
const PRINT =
  "mutation($ids: [ID!]!) { printLabels(input: { ids: $ids, paper: A4 }) { ticket errors { field message } } }";
const Answer = z.object({
  printLabels: z.object({
    ticket: z.string().nullable(),
    errors: z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() })),
  }),
});

let gateway: TestGateway;
async function* pdf() {
  yield Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00);
}
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(orderPrintRoutes.labels, async () => ({ printId }));
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

test("ORD-10 what can't be printed is told at its field, and there is no ticket", async () => {
  gateway.stubs.on(orderPrintRoutes.labels, async () => {
    throw new StubFailure(SERVICE_CODES.invalid, {
      fields: [{ path: ["ids"], key: "print.allCancelled", params: {} }],
    });
  });
  const { printLabels } = Answer.parse((await gateway.graph(PRINT, { variables: { ids } })).data);
  expect(printLabels).toMatchObject({ ticket: null, errors: [{ field: ["ids"] }] });
  expect(printLabels.errors[0]?.message).toContain("cancelled");
});
