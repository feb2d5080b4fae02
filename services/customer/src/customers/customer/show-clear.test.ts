import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import type { CustomerClearField } from "@linehaul/schema/customers/clear";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";

const mine = demoCustomers().find((c) => c.site === "VN" && c.email !== null)!;
const foreign = demoCustomers().find((c) => c.site === "MY")!;
const scopeOf = { vn: { sites: ["VN"], countries: null, orgs: null, customers: null } };

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const show = (
    field: CustomerClearField,
    customerCode = mine.customerCode,
    button: MenuButton = "CUSTOMER_LIST.SHOW_CLEAR",
  ) =>
    ask(
      app,
      customerRoutes.showDecrypt,
      { body: { customerCode, field, reason: "Asks for a refund" } },
      { button, caller: { site: "VN", scope: "vn" } },
    );
  const recorded = (subject: string) =>
    database().db.select().from(audit).where(eq(audit.subject, subject)).orderBy(audit.id);

  test("PERM-12 phone, e-mail and address are shown one at a time, each on record without its value", async () => {
    const phone = `+${mine.phone.code.replace(/\D/g, "")} ${mine.phone.number}`;
    expect((await show("CONTACT_PHONE")).result).toEqual({ value: phone });
    expect((await show("CONTACT_EMAIL")).result).toEqual({ value: mine.email });
    const international = await show("CUSTOMER_ADDRESS", mine.customerCode, "INTL_CUSTOMER_LIST.SHOW_CLEAR");
    expect(international.result).toEqual({ value: mine.place.address });
    const rows = await recorded(mine.customerCode);
    expect(rows.map((row) => [row.kind, row.fields, row.reason])).toEqual(
      [["CONTACT_PHONE"], ["CONTACT_EMAIL"], ["CUSTOMER_ADDRESS"]].map((fields) => [
        "REVEAL",
        fields,
        "Asks for a refund",
      ]),
    );
    for (const value of [mine.phone.number, mine.email ?? "", mine.place.address])
      expect(JSON.stringify(rows)).not.toContain(value);
  });

  test("PERM-02 nothing of another site's customer is shown or recorded", async () => {
    expect(await show("CONTACT_PHONE", foreign.customerCode)).toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await recorded(foreign.customerCode)).toEqual([]);
  });

  test("PERM-12 seeing is no showing", async () => {
    const asked = await show("CONTACT_PHONE", mine.customerCode, "CUSTOMER_LIST.VIEW");
    expect(asked).toMatchObject({ code: SERVICE_CODES.notTaken });
  });
});
