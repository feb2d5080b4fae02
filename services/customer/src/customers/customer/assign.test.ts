import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import { customerRoutes as routes } from "@linehaul/schema/customers/customer";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customers } from "./table.ts";

const companies = demoCustomers().filter((c) => c.site === "VN" && c.orgCode === "VNSALES");
const person = demoCustomers().find((c) => c.site === "VN" && c.orgCode === "VNCS")!;
const foreign = demoCustomers().find((c) => c.site === "MY")!;
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  sales: { sites: ["VN"], countries: null, orgs: ["VNSALES"], customers: null },
};

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const assign = (body: object, scope: keyof typeof scopeOf = "vn") =>
    ask(
      app,
      routes.assign,
      { body: { codes: [], ...body } },
      { button: "CUSTOMER_LIST.EDIT", caller: { site: "VN", scope } },
    );
  const stored = async (code: string) =>
    (await database().db.select().from(customers).where(eq(customers.customerCode, code)))[0]!;

  test("CUS-19 many get a sales person and an organisation at once, an outcome each; what is left out stays; it is in the history", async () => {
    const [one, two] = [companies[0]!, companies[1]!];
    const codes = [one.customerCode, foreign.customerCode, two.customerCode];
    const { result } = await assign({ codes, salesPerson: " Trần Thị Hoa " });
    expect(result?.outcomes.map(({ outcome, name }) => [outcome, name])).toEqual([
      ["DONE", one.nameEn],
      ["NOT_FOUND", null],
      ["DONE", two.nameEn],
    ]);
    expect(await stored(one.customerCode)).toMatchObject({
      salesPerson: "Trần Thị Hoa",
      orgCode: "VNSALES",
      version: 2,
    });
    expect((await stored(foreign.customerCode)).salesPerson).toBe(foreign.salesPerson);
    const again = await assign({ codes: [one.customerCode], salesPerson: "Trần Thị Hoa" });
    expect(again.result?.outcomes).toMatchObject([{ outcome: "ALREADY" }]);
    await assign({ codes: [one.customerCode], orgCode: "VNOPS" });
    const { id, orgCode, salesPerson } = await stored(one.customerCode);
    expect([orgCode, salesPerson]).toEqual(["VNOPS", "Trần Thị Hoa"]);
    const rows = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.kind, "CHANGE")));
    expect(rows.map(({ fields }) => fields)).toEqual([["salesPerson"], ["orgCode"]]);
  });

  test("PERM-02 who is kept to some organisations neither moves others' customers nor moves his own out of his sight", async () => {
    const code = companies[2]!.customerCode;
    const out = await assign({ codes: [code], orgCode: "VNCS" }, "sales");
    expect(out).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["orgCode"], key: "customer.foreignOrg" }],
    });
    expect((await stored(code)).orgCode).toBe("VNSALES");
    const others = await assign({ codes: [person.customerCode], salesPerson: "Me" }, "sales");
    expect(others.result?.outcomes).toMatchObject([{ outcome: "NOT_FOUND" }]);
  });

  test.each([
    ["nothing to change", { codes: [person.customerCode] }, ["salesPerson"]],
    ["an empty name", { codes: [person.customerCode], salesPerson: " " }, ["salesPerson"]],
    ["101 characters", { codes: [person.customerCode], salesPerson: "a".repeat(101) }, ["salesPerson"]],
    ["nobody", { codes: [], salesPerson: "Me" }, ["codes"]],
    ["one twice", { codes: [person.customerCode, person.customerCode], salesPerson: "Me" }, ["codes"]],
    [
      "201",
      { codes: Array.from({ length: MOST_TURNED + 1 }, (_, n) => String(8_400_000_000 + n)), salesPerson: "Me" },
      ["codes"],
    ],
  ])("CUS-19 %s is refused at its field, and nothing changes", async (_what, body, path) => {
    expect(await assign(body)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path }] });
    expect((await stored(person.customerCode)).salesPerson).toBe(person.salesPerson);
  });
});
