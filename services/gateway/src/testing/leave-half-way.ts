import { once } from "node:events";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { TestGateway } from "./start.ts";

/** Asks for an order and leaves as soon as the order service works on it. `ended` resolves when that service saw the gateway hang up. */
export function leaveHalfWay<T>(gateway: TestGateway, ask: (signal: AbortSignal) => Promise<T>) {
  const leaving = new AbortController();
  const ended = new Promise((resolve) => {
    gateway.stubs.on(orderRoutes.detail, async (_input, { left }) => {
      leaving.abort();
      resolve(await once(left, "abort"));
      return null;
    });
  });
  return { asked: ask(leaving.signal), ended };
}
