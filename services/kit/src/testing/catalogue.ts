import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CatalogueRow, ConfigStatus } from "@linehaul/schema/catalogue";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Page } from "@linehaul/schema/paging";
import { sortBy, sortNames } from "@linehaul/schema/sorts";
import type { OpenDatabase } from "../database.ts";
import type { ServiceOptions } from "../service-options.ts";
import { outbox } from "../tables.ts";
import type { Answer, Catalogue, PageOf } from "./catalogue-asked.ts";
import { keepsToSheet } from "./catalogue-sheet.ts";
import { outOfOrder } from "./order.ts";
import { testService } from "./service.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

/** Of what a catalogue lacks there is no test. */
const there = <T>(part: T | undefined): readonly T[] => (part === undefined ? [] : [part]);

/**
 * What every catalogue holds, whatever its rows are: saved, found, in use once, versions, buttons, in and out of use, replay, events once,
 * paged in order. A feature's own test holds what is its own: `keepsToCatalogue(database, service, { … })`.
 */
export function keepsToCatalogue<Input extends object, Row extends CatalogueRow, S extends string>(
  database: () => OpenDatabase,
  service: ServiceOptions,
  c: Catalogue<Input, Row, S>,
): void {
  describe("as a catalogue", () => {
    let app: FastifyInstance;
    let at = Date.parse("2026-11-20T10:00:00Z");
    beforeAll(async () => {
      // Each save has a second of its own: what is sorted by time has an order.
      app = await testService({ ...service, database: database(), now: () => new Date((at += 1000)) });
    });
    afterAll(() => app.close());

    const done = <T>({ code, result, fields }: Answer<T>): T => {
      if (result === undefined) throw new Error(`refused with ${code}: ${JSON.stringify(fields ?? [])}`);
      return result;
    };
    const made = async (input = c.fresh()): Promise<Row> => done(await c.create(app, input));
    const now = async (id: string): Promise<Row | undefined> => done(await c.byIds(app, [id]))[0];
    const page = async (query: PageOf<S>): Promise<Page<Row>> =>
      done((await c.page?.(app, query)) ?? { code: 0, result: undefined });
    /** What the list shows under a filter; where there is none, the row itself. */
    const shown = async (filter: object, id: string): Promise<Row[]> =>
      c.page ? (await page({ pageSize: 200, filter })).data : done(await c.byIds(app, [id]));
    const told = (id: string) => database().db.select().from(outbox).where(eq(outbox.subject, id));

    test("a row is saved as it was given and found again", async () => {
      const input = c.fresh();
      const row = await made(input);
      expect(row).toMatchObject({ ...input, version: 1, createdBy: "admin", modifiedBy: "admin" });
      expect(row.createdAt).toBe(row.modifiedAt);
      expect(await now(row.id)).toEqual(row);
      const keyword = String(input[c.unique]);
      expect(await shown({ keyword }, row.id)).toEqual([row]);
      expect(await told(row.id)).toHaveLength(1);
    });

    test("ERR-06 what is in use is refused at its field", async () => {
      const input = c.fresh();
      await made(input);
      const again = await c.create(app, input);
      const clash = c.clash ?? { path: [c.unique], key: "duplicate" };
      expect(again).toMatchObject({ code: SERVICE_CODES.duplicate, fields: [clash] });
    });

    test.each(there(c.edit && { edit: c.edit }))(
      "an edit raises the version; one of an older version, or of no row, is refused",
      async ({ edit }) => {
        const input = c.fresh();
        const { id, version } = await made(input);
        expect(done(await edit(app, { ...input, id, version }))).toMatchObject({ id, version: 2 });
        expect((await edit(app, { ...input, id, version })).code).toBe(SERVICE_CODES.changed);
        expect((await edit(app, { ...input, id: NOBODY, version })).code).toBe(SERVICE_CODES.notFound);
        expect(await now(id)).toMatchObject({ version: 2 });
      },
    );

    test.each(there(c.keeps))("SYS-07 what names a row stays: another one is refused at its field", async () => {
      const { id, version } = await made();
      const fields = [{ path: [c.unique], key: "stays" }];
      expect(await c.edit?.(app, { ...c.fresh(), id, version })).toMatchObject({ code: SERVICE_CODES.invalid, fields });
    });

    test("PERM-01 no button does what another one is for", async () => {
      const input = c.fresh();
      const { id, version } = await made(input);
      const by = { button: c.view };
      expect((await c.create(app, c.fresh(), by)).code).toBe(SERVICE_CODES.notTaken);
      const edited = await c.edit?.(app, { ...input, id, version }, by);
      expect(edited?.code ?? SERVICE_CODES.notTaken).toBe(SERVICE_CODES.notTaken);
      const turned = await c.turn?.(app, id, "DISABLED", by);
      expect(turned?.code ?? SERVICE_CODES.notTaken).toBe(SERVICE_CODES.notTaken);
      expect(await now(id)).toMatchObject({ version });
    });

    test.each(there(c.turn && { turn: c.turn }))(
      "SYS-08 a row goes out of use and comes back; twice is once, and each change is told once",
      async ({ turn }) => {
        const { id, status } = await made();
        const turned = async (to: ConfigStatus) => done(await turn(app, id, to));
        // Some begin out of use.
        const [first, second] =
          status === "ENABLED" ? (["DISABLED", "ENABLED"] as const) : (["ENABLED", "DISABLED"] as const);
        expect(await turned(first)).toMatchObject({ status: first, version: 2 });
        expect(await turned(first)).toMatchObject({ status: first, version: 2 });
        expect((await shown({ status: first }, id)).map((row) => row.id)).toContain(id);
        expect(await turned(second)).toMatchObject({ status: second, version: 3 });
        expect(await told(id)).toHaveLength(3);
      },
    );

    test.each(there(c.remove && { remove: c.remove }))(
      "SYS-08 a row is deleted by its own button, is then found no more, and what was unique can be used again",
      async ({ remove }) => {
        const input = c.fresh();
        const row = await made(input);
        expect((await remove(app, row.id, { button: c.view })).code).toBe(SERVICE_CODES.notTaken);
        expect(done(await remove(app, row.id))).toEqual(row);
        expect(await shown({ keyword: String(input[c.unique]) }, row.id)).toEqual([]);
        expect([await now(row.id), (await remove(app, row.id)).code]).toEqual([undefined, SERVICE_CODES.notFound]);
        expect(await told(row.id)).toHaveLength(2);
        await made(input);
      },
    );

    test.each(c.showsAll === true ? [] : there(c.page))(
      "a list shows those in use, or those out of use, when it is asked to",
      async () => {
        const input = c.fresh();
        const { id, status } = await made(input);
        const keyword = String(input[c.unique]);
        const other = status === "ENABLED" ? "DISABLED" : "ENABLED";
        expect((await shown({ keyword, status }, id)).map((row) => row.id)).toEqual([id]);
        expect(await shown({ keyword, status: other }, id)).toEqual([]);
      },
    );

    for (const sheet of there(c.sheet)) keepsToSheet(() => app, sheet, { fresh: c.fresh, unique: c.unique });

    test.each(there(c.counted && { counted: c.counted }))(
      "SYS-09 a file would hold the rows that the search box finds",
      async ({ counted }) => {
        const input = c.fresh();
        await made(input);
        expect(done(await counted(app, String(input[c.unique]))).rows).toEqual({ count: 1, exact: true });
      },
    );

    test.each(there(c.ofSite))("PERM-02 a site's rows are neither seen nor changed from another one", async () => {
      const input = c.fresh();
      const { id, version } = await made(input);
      const elsewhere = { caller: { site: "VN" } } as const;
      expect(done(await c.byIds(app, [id], elsewhere))).toEqual([]);
      const listed = await c.page?.(app, { pageSize: 200, filter: { keyword: String(input[c.unique]) } }, elsewhere);
      expect(listed?.result?.data ?? []).toEqual([]);
      const acts = [
        await c.edit?.(app, { ...input, id, version }, elsewhere),
        await c.remove?.(app, id, elsewhere),
        await c.turn?.(app, id, "DISABLED", elsewhere),
      ];
      for (const act of acts) expect(act?.code ?? SERVICE_CODES.notFound).toBe(SERVICE_CODES.notFound);
      expect(await now(id)).toMatchObject({ id, version });
      // What is in use once is so at its site.
      expect((await c.create(app, input, elsewhere)).code).toBe(0);
    });

    test("ERR-05 a repeated submit is answered, not done again; its key with another body is refused", async () => {
      const input = c.fresh();
      const more = { headers: { "idempotency-key": randomUUID() } };
      const first = done(await c.create(app, input, more));
      const again = await c.create(app, input, more);
      const other = await c.create(app, c.fresh(), more);
      const { duplicate, repeated } = SERVICE_CODES;
      expect([again.code, again.result, other.code]).toEqual(
        c.answersAgain === false ? [duplicate, undefined, 0] : [0, first, repeated],
      );
      expect(await told(first.id)).toHaveLength(1);
    });

    test.each(there(c.page))("pages by key hold every row once, in the order that each sort says", async () => {
      for (let n = 0; n < 8; n += 1) await made();
      const { length } = (await page({ pageSize: 200 })).data;
      // A few pages, however many rows the demo has.
      const pageSize = Math.max(5, Math.ceil(length / 5));
      for (const sort of sortNames(c.sorts)) {
        const rows: Row[] = [];
        for (let after: string | null | undefined; after !== null;) {
          const read: Page<Row> = await page({ pageSize, sort, ...(after !== undefined && { after }) });
          rows.push(...read.data);
          after = read.after;
        }
        expect(rows.length).toBeGreaterThan(8);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const { field, direction } = sortBy<keyof Row & string>(c.sorts, sort);
        const wrong = outOfOrder(
          rows.map((row) => row[field]),
          direction,
        );
        expect({ sort, wrong }).toEqual({ sort, wrong: null });
      }
    });
  });
}
