import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { callerHeaders } from "@linehaul/kit/testing/service";
import { envelope } from "@linehaul/schema/envelope";
import type { Button } from "@linehaul/schema/modules";
import { ExportTask, type ExportFormat } from "@linehaul/schema/orders/export-task";
import type { OrderColumn } from "@linehaul/schema/orders/order/export";
import { z } from "zod";

const headers = (button: Button) => ({
  ...callerHeaders("order", button),
  "content-type": "application/json",
  "x-time-zone": "Asia/Kuala_Lumpur",
});

async function post<T extends z.ZodType>(url: string, button: Button, body: object, result: T): Promise<z.output<T>> {
  const answer = await fetch(url, { method: "POST", headers: headers(button), body: JSON.stringify(body) });
  const read = envelope(result).parse(await answer.json());
  if (read.result === undefined || read.result === null) throw new Error(`${url} answered ${read.code}`);
  return result.parse(read.result);
}

export const beginExport = (url: string, format: ExportFormat, columns: readonly OrderColumn[], filter: object) =>
  post(`${url}/order/export/async`, "ORDER_LIST.EXPORT", { format, columns, filter }, ExportTask);

export async function ended(url: string, id: string): Promise<ExportTask> {
  for (;;) {
    const [task] = await post(`${url}/exportTask/byIds`, "EXPORT_CENTRE.VIEW", { ids: [id] }, z.array(ExportTask));
    if (task?.endedAt != null) return task;
    await setTimeout(1_000);
  }
}

/** Fetches the file; whether its length and hash are what the task says. */
export async function isWhole(url: string, { id, bytes, sha256 }: ExportTask): Promise<boolean> {
  const answer = await fetch(`${url}/exportTask/download/${id}`, {
    headers: callerHeaders("order", "EXPORT_CENTRE.DOWNLOAD"),
  });
  const hash = createHash("sha256");
  let length = 0;
  for await (const part of answer.body ?? []) {
    hash.update(part);
    length += part.byteLength;
  }
  return length === bytes && hash.digest("hex") === sha256;
}

/** A page of the list; how many milliseconds it took. */
export async function askList(url: string): Promise<number> {
  const since = performance.now();
  await post(
    `${url}/order/admin/pageQuery`,
    "ORDER_LIST.VIEW",
    { pageSize: 50, filter: {}, want: ["total"] },
    z.object({ data: z.array(z.unknown()).length(50) }),
  );
  return performance.now() - since;
}
