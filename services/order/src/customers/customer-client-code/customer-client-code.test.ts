import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import {
  type CustomerClientCode,
  type CustomerClientCodeInput,
  customerClientCodeRoutes as routes,
  customerClientCodeSorts as sorts,
} from "@linehaul/schema/customers/customer-client-code";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedCustomers } from "../../demo/customers.ts";
import { order as service } from "../../service.ts";
import { customerCopy } from "../customer/table.ts";

const CREATE = { button: "CUSTOMER_CUSTOMS_TYPE.CREATE" } as const;
const EDIT = { button: "CUSTOMER_CUSTOMS_TYPE.EDIT" } as const;

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  /** Customers that no test has taken. */
  let free: string[] = [];
  beforeAll(async () => {
    const { db } = database();
    await seedCustomers(db);
    const rows = await db.select().from(customerCopy).where(eq(customerCopy.site, "MY")).limit(200);
    free = rows.map(({ customerCode }) => customerCode);
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  let n = 0;
  const fresh = () => ({
    customerCode: free.pop() ?? "",
    countryCode: ["CN", "SG", "US"][++n % 3] ?? "SG",
    clientCode: `C${n}`,
  });

  keepsToCatalogue<Omit<CustomerClientCodeInput, "id" | "version">, CustomerClientCode, keyof typeof sorts>(
    database,
    service,
    {
      fresh,
      unique: "customerCode",
      keeps: true,
      clash: { path: ["countryCode"], key: "duplicate" },
      sorts,
      view: "CUSTOMER_CUSTOMS_TYPE.VIEW",
      create: (to, body, more) => ask(to, routes.saveOrUpdate, { body }, { ...CREATE, ...more }),
      edit: (to, body, more) => ask(to, routes.saveOrUpdate, { body }, { ...EDIT, ...more }),
      byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
      page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    },
  );

  test.each([
    ["a country that is none", { countryCode: "XX" }, "countryCode", "country.unknown"],
    ["a code with a space", { clientCode: "A 1" }, "clientCode", "clientCode.form"],
    ["no code", { clientCode: " " }, "clientCode", "required"],
  ])("bad input: %s is refused at its field", async (_what, bad, field, key) => {
    const answer = await ask(app, routes.saveOrUpdate, { body: { ...fresh(), ...bad } }, CREATE);
    expect(answer).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
