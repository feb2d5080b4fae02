import { citiesOf } from "@linehaul/kit/cities";
import type { Source } from "@linehaul/kit/source/source";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { regionRoutes as routes } from "@linehaul/schema/base-data/region/routes";
import { type Region, regionSorts as sorts, type SavedRegion } from "@linehaul/schema/base-data/region/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { bringBaseData } from "../shipped.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
let made = 0;
const fresh = (more: Partial<SavedRegion> = {}): SavedRegion => {
  made += 1;
  return {
    countryCode: "MY",
    parentCode: null,
    code: `MY-T${made}`,
    name: `Test ${String(made).padStart(4, "0")}`,
    nameEn: "",
    nameZhCn: "",
    nameZhHk: "",
    postCodes: [],
    ...more,
  };
};

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  let answer: object[] = [];
  const source: Source = { kind: "REMOTE", read: async () => ({ rows: answer }) };
  beforeAll(async () => {
    await bringBaseData(database().db, NOW);
    app = await testService({ ...service, database: database(), source, now: () => NOW });
  });
  afterAll(() => app.close());
  const EDIT = { button: "REGION.EDIT" } as const;
  const add = (more: Partial<SavedRegion> = {}) =>
    result(app, routes.save, { body: fresh(more) }, { button: "REGION.CREATE" });
  const input = ({
    id,
    version,
    countryCode,
    parentCode,
    code,
    name,
    nameEn,
    nameZhCn,
    nameZhHk,
    postCodes,
  }: Region) => ({
    id,
    version,
    countryCode,
    parentCode,
    code,
    name,
    nameEn,
    nameZhCn,
    nameZhHk,
    postCodes,
  });
  const edit = async (id: string, more: Partial<SavedRegion>) =>
    ask(app, routes.save, { body: { ...input(await byId(id)), ...more } }, EDIT);
  const byId = async (id: string) => (await result(app, routes.byIds, { body: { ids: [id] } }))[0]!;
  const found = async (filter: object) =>
    (await result(app, routes.pageQuery, { body: { pageSize: 200, filter } })).data.map(({ name }) => name);
  const named = async (name: string, countryCode = "MY") =>
    (
      await result(app, routes.pageQuery, { body: { pageSize: 200, filter: { keyword: name, countryCode } } })
    ).data.find((row) => row.name === name)!;

  keepsToCatalogue<SavedRegion, Region, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    clash: { path: ["code"], key: "duplicate" },
    sorts,
    view: "REGION.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "REGION.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { ...EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, { ...EDIT, ...more }),
  });

  test("SYS-07 the release brings every place that orders are sent to, each below its own, with what its post codes begin with", async () => {
    for (const country of ["MY", "ID", "CN", "SG"])
      for (const { levels } of citiesOf(country)) {
        const row = await named(levels.at(-1)!, country);
        expect(row.path).toEqual(levels.slice(0, -1));
      }
    const selangor = await named("Selangor");
    expect(selangor).toMatchObject({ code: "MY-10", level: 1, below: 3, parentCode: null });
    expect(await found({ parentCode: selangor.code })).toEqual(["Klang", "Petaling Jaya", "Shah Alam"]);
    expect(await found({ countryCode: "VN", keyword: "da nang" })).toEqual(["Đà Nẵng"]);
    expect(await found({ countryCode: "MY", keyword: "MY-10.0" })).toEqual(["Klang", "Petaling Jaya", "Shah Alam"]);
    expect(await found({ countryCode: "MY", keyword: "40-150" })).toEqual(["Shah Alam"]);
  });

  test("SYS-07 what lies in a place that is renamed or moved goes with it, however deep", async () => {
    const [a, b] = [await add(), await add()];
    const child = await add({ parentCode: a.code });
    const leaf = await add({ parentCode: child.code });
    expect([child.level, leaf.level, leaf.path]).toEqual([2, 3, [a.name, child.name]]);
    await edit(a.id, { name: "Renamed" });
    expect((await byId(leaf.id)).path).toEqual(["Renamed", child.name]);
    await edit(child.id, { parentCode: b.code });
    expect(await byId(leaf.id)).toMatchObject({ path: [b.name, child.name], level: 3 });
    await edit(child.id, { parentCode: null });
    expect(await byId(leaf.id)).toMatchObject({ path: [child.name], level: 2 });
    expect([(await byId(a.id)).below, (await byId(b.id)).below, (await byId(child.id)).below]).toEqual([0, 0, 1]);
  });

  test("SYS-07 a place lies neither in itself, nor in another country, nor too deep, nor beside one of its name", async () => {
    const top = await add();
    let deepest = top;
    for (let level = 2; level <= 6; level += 1) deepest = await add({ parentCode: deepest.code });
    const at = (key: string) => ({ code: SERVICE_CODES.invalid, fields: [{ path: ["parentCode"], key }] });
    expect(await edit(top.id, { parentCode: top.code })).toMatchObject(at("region.circle"));
    expect(await edit(top.id, { parentCode: deepest.code })).toMatchObject(at("region.circle"));
    const create = (more: Partial<SavedRegion>) =>
      ask(app, routes.save, { body: fresh(more) }, { button: "REGION.CREATE" });
    expect(await create({ parentCode: deepest.code })).toMatchObject(at("region.deep"));
    const other = await add();
    expect(await edit(top.id, { parentCode: other.code })).toMatchObject(at("region.deep"));
    expect(await create({ parentCode: top.code, countryCode: "VN", code: "VN-X" })).toMatchObject(
      at("region.elsewhere"),
    );
    expect(await create({ parentCode: "MY-NONE" })).toMatchObject(at("region.unknown"));
    expect(await create({ code: "VN-99" })).toMatchObject({ fields: [{ path: ["code"], key: "region.country" }] });
    expect(await create({ name: top.name.toUpperCase() })).toMatchObject({
      code: SERVICE_CODES.duplicate,
      fields: [{ path: ["name"], key: "duplicate" }],
    });
    expect(await create({ name: top.name, parentCode: other.code })).toMatchObject({ code: 0 });
  });

  test("SYS-07 of two that would each come to lie in the other one does", async () => {
    const [a, b] = [await add(), await add()];
    const both = await Promise.all([edit(a.id, { parentCode: b.code }), edit(b.id, { parentCode: a.code })]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test("SYS-07 places are offered by the beginning of a name or of a word of it, not while they or what they lie in are out of use", async () => {
    const offered = async (text: string, countryCode = "MY") =>
      (await result(app, routes.offered, { body: { countryCode, text } })).map(({ name, path }) =>
        [...path, name].join("/"),
      );
    expect(await offered("jaya")).toEqual(["Selangor/Petaling Jaya"]);
    expect(await offered("etaling")).toEqual([]);
    expect(await offered("quan", "VN")).toEqual(["TP. Hồ Chí Minh/Quận 1"]);
    expect(await offered("", "HK")).toEqual(["九龙", "新界", "香港岛"]);
    const selangor = await named("Selangor");
    await result(app, routes.disable, { params: { id: selangor.id } }, EDIT);
    expect(await offered("jaya")).toEqual([]);
    await result(app, routes.enable, { params: { id: selangor.id } }, EDIT);
  });

  test("SYS-07 what the source says of a place is shown beside what is here; what is ticked is taken at once, what was edited here stays", async () => {
    const perak = await named("Perak");
    const place = { countryCode: "MY", parentCode: perak.code };
    const SYNC = { button: "REGION.SYNC" } as const;
    answer = [
      { code: "MY-08.01", name: "Ipoh City", postCodes: ["30"] },
      { code: "MY-08.02", name: "Taiping", postCodes: ["34-0"] },
    ];
    const looked = await result(app, routes.pullRegionOne, { query: place }, SYNC);
    expect(looked.rows.map(({ key, state }) => [key, state])).toEqual([
      ["MY-08.01", "CHANGED"],
      ["MY-08.02", "NEW"],
    ]);
    const take = async () => {
      const { digest, rows } = await result(app, routes.pullRegionOne, { query: place }, SYNC);
      const body = { ...place, digest, keys: rows.map(({ key }) => key) };
      return result(app, routes.pull, { body }, SYNC);
    };
    expect(await take()).toEqual({ added: 1, changed: 1, deleted: 0, stayed: 0 });
    expect(await named("Taiping")).toMatchObject({ path: ["Perak"], level: 2, postCodes: ["340"] });
    expect((await byId(perak.id)).below).toBe(2);
    await edit((await named("Ipoh City")).id, { name: "Ipoh" });
    answer = [{ code: "MY-08.01", name: "Ipoh Town", postCodes: ["30", "31"] }];
    expect(await take()).toEqual({ added: 0, changed: 1, deleted: 1, stayed: 1 });
    expect(await named("Ipoh")).toMatchObject({ postCodes: ["30", "31"], status: "ENABLED" });
    expect(await found({ keyword: "ipoh town" })).toEqual([]);
    expect((await named("Taiping")).status).toBe("DISABLED");
  });

  test.each([
    ["of another country", [{ code: "VN-1", name: "X" }]],
    [
      "twice the same code",
      [
        { code: "MY-1", name: "X" },
        { code: "MY-1", name: "Y" },
      ],
    ],
    [
      "twice the same name",
      [
        { code: "MY-1", name: "X" },
        { code: "MY-2", name: "x" },
      ],
    ],
  ])("SYS-07 a source that says a place %s is refused, and nothing is changed", async (_what, rows) => {
    answer = rows;
    const { code } = await ask(app, routes.pullRegionOne, { query: { countryCode: "MY" } }, { button: "REGION.SYNC" });
    expect(code).toBe(SERVICE_CODES.sourceUnreadable);
  });
});
