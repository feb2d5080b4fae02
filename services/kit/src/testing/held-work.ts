import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { exportTasks } from "../exports/feature.ts";
import { EXPORT } from "../exports/make.ts";
import { viewExport } from "../exports/view.ts";
import { feature, type Feature } from "../feature.ts";
import { askTask, mustHold } from "../tasks/ask.ts";
import type { TaskKind, TaskWork } from "../tasks/kind.ts";
import { until } from "./until.ts";

/** What a test left open ends with it. */
export const endings: (() => void)[] = [];
/** Work that the test ends when it likes: each attempt keeps a file that says which it was. */
export function heldWork() {
  const begun: { readonly work: TaskWork; readonly end: () => void; readonly fail: (why: unknown) => void }[] = [];
  const kind: TaskKind = {
    ...EXPORT,
    run: async (work) => {
      const held = Promise.withResolvers<void>();
      held.promise.catch(() => undefined);
      endings.push(held.resolve);
      work.signal.addEventListener("abort", () => held.reject(work.signal.reason), { once: true });
      const n = begun.push({ work, end: held.resolve, fail: held.reject });
      async function* chunks() {
        yield Buffer.from(`attempt ${n}`);
        await held.promise;
      }
      await work.keep({ name: "a.csv", type: "text/csv" }, chunks());
      return {};
    },
  };
  const begins = (n: number) =>
    until(
      async () => begun.length,
      (count) => count >= n,
    );
  return { kind, begun, begins };
}

const input = { list: "ORDER_LIST", format: "CSV", columns: ["sfWaybillNo"], clear: [], conditions: [] };
/** Features with which somebody asks for such work and handles it as a file of orders. */
export const asking = (kind: TaskKind): Feature[] => {
  const { exportAsync } = orderRoutes;
  const asked = feature(
    { exportAsync },
    {
      exportAsync: async (_input, call) => {
        await mustHold(call, []);
        const task = await call.write(async (tx, emit) =>
          viewExport(tx, "order", await askTask(call, tx, emit, { kind, buttons: [], input }), call.now()),
        );
        call.jobs.look();
        return task;
      },
    },
  );
  return [{ ...exportTasks("order", []), work: [kind] }, asked];
};
