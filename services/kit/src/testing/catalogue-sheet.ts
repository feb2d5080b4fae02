import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import type { SheetFound, SheetToCheck, SheetToStore } from "@linehaul/schema/catalogue-sheet";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Route } from "@linehaul/schema/route";
import { UploadedFile, type UploadPurpose } from "@linehaul/schema/upload";
import { ask, callerHeaders, result } from "./service.ts";

type Looks = Route & { readonly result: typeof SheetFound; readonly params?: undefined; readonly query?: undefined };
/** The routes of a catalogue's UPLOAD. */
export interface SheetRoutes {
  readonly upload: Route & { readonly upload: UploadPurpose };
  readonly uploadCheck: Looks & { readonly body: typeof SheetToCheck };
  readonly uploadStore: Looks & { readonly body: typeof SheetToStore };
  readonly downloadTemplate: Route;
}

const quoted = (value: unknown): string => `"${String(value).replaceAll('"', '""')}"`;
const cellOf = (value: unknown): string => (value === null ? "" : quoted(value));
/** Inputs as a sheet, headed by their fields. */
const sheetOf = (inputs: readonly object[]): Buffer => {
  const fields = Object.keys(inputs[0] ?? {});
  const rows = inputs.map((input) => fields.map((field) => cellOf(Reflect.get(input, field))).join(","));
  return Buffer.from([fields.join(","), ...rows].join("\r\n"));
};
const Taken = z.object({ result: UploadedFile });

/** What every catalogue's UPLOAD holds (ORD-12): a template, a look that writes nothing, and storing all of it as it was found, or nothing. */
export function keepsToSheet(
  of: () => FastifyInstance,
  routes: SheetRoutes,
  { fresh, unique }: { readonly fresh: () => object; readonly unique: string },
): void {
  async function sent(inputs: readonly object[]): Promise<string> {
    const { path, service, may } = routes.upload;
    const headers = { ...callerHeaders(service, may[0]), "content-type": "application/octet-stream" };
    const query = { name: "mine.csv" };
    const answered = await of().inject({ method: "POST", url: path, query, headers, payload: sheetOf(inputs) });
    return Taken.parse(answered.json()).result.id;
  }
  const check = (file: string) => result(of(), routes.uploadCheck, { body: { file } });
  const store = (file: string, digest: string) => ask(of(), routes.uploadStore, { body: { file, digest } });

  test("ORD-12 a sheet is looked at, stored as it was found, and is then as the rows are", async () => {
    const file = await sent([fresh(), fresh()]);
    const found = await check(file);
    expect(found).toMatchObject({ rows: 2, added: 2, changed: 0, unchanged: 0, wrong: [], ignored: [] });
    expect(await check(file)).toEqual(found);
    expect((await store(file, found.digest)).code).toBe(0);
    expect(await check(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect((await store(file, found.digest)).code).toBe(SERVICE_CODES.changed);
  });

  test("ORD-12 a wrong cell, a row that stands twice and another's file store nothing", async () => {
    const twice = fresh();
    const file = await sent([fresh(), { ...fresh(), [unique]: "" }, twice, twice]);
    const found = await check(file);
    expect(found).toMatchObject({ added: 2, wrongCells: 2 });
    expect(found.wrong.map(({ row }) => row)).toEqual([3, 5]);
    expect((await store(file, found.digest)).code).toBe(SERVICE_CODES.invalid);
    expect(await check(file)).toEqual(found);
    const other = { caller: { user: "u-2" } } as const;
    expect((await ask(of(), routes.uploadCheck, { body: { file } }, other)).code).toBe(SERVICE_CODES.notFound);
  });

  test("ORD-12 the template is a workbook", async () => {
    const { path, service, may } = routes.downloadTemplate;
    const { headers, rawPayload } = await of().inject({ url: path, headers: callerHeaders(service, may[0]) });
    expect(headers["content-type"]).toContain("spreadsheetml");
    expect(rawPayload.subarray(0, 2).toString()).toBe("PK");
  });
}
