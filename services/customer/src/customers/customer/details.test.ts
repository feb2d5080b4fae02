import { demoCustomers } from "@linehaul/kit/demo/customers";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { customerDetailRoutes as routes, MOST_HISTORY } from "@linehaul/schema/customers/detail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { customerContact } from "../contact/table.ts";
import { monthCard } from "../month-card/table.ts";
import { customers } from "./table.ts";

const company = demoCustomers().find((c) => c.site === "VN" && c.monthCard !== null && c.status === "USABLE")!;
const foreign = demoCustomers().find((c) => c.site === "MY" && c.monthCard !== null)!;
const scopeOf = { vn: { sites: ["VN"], countries: null, orgs: null, customers: null } };
const VN = { caller: { site: "VN", scope: "vn" } } as const;

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await database()
      .db.update(customers)
      .set({ certNo: "0312345678", pinCode: "482913", settlementAccount: "9704151234567", tel: "24-3987 6543" })
      .where(eq(customers.customerCode, company.customerCode));
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  const record = async (code: string) => {
    const { db } = database();
    const [row] = await db.select().from(customers).where(eq(customers.customerCode, code));
    const contacts = await db
      .select()
      .from(customerContact)
      .where(eq(customerContact.customerId, row!.id))
      .orderBy(asc(customerContact.place));
    return { row: row!, contacts, cards: await db.select().from(monthCard).where(eq(monthCard.customerId, row!.id)) };
  };

  test("CUS-20 a customer is answered with its people, its cards and all of section 3, what is sensitive masked", async () => {
    const { row, contacts, cards } = await record(company.customerCode);
    const [found] = await result(app, routes.detail, { body: { codes: [company.customerCode] } }, VN);
    const { nature, businessScope, taxNo, invoiceCount, takesCod, takesDdp } = row;
    expect(found?.detail).toMatchObject({ nature, businessScope, taxNo, invoiceCount, takesCod, takesDdp });
    expect(found?.detail.contacts.map(({ name }) => name)).toEqual(contacts.map(({ name }) => name));
    expect(found?.detail.monthCards.map(({ isUsed }) => isUsed)).toEqual(
      cards.map(({ isUsed }) => isUsed).toSorted((a, b) => Number(b) - Number(a)),
    );
    const clear = [
      row.certNo,
      row.pinCode,
      row.settlementAccount,
      row.tel,
      ...cards.map(({ card }) => card),
      ...contacts.flatMap(({ mobile, email, address }) => [mobile, email, address]),
    ].filter((value) => value !== null);
    expect(clear.length).toBeGreaterThan(6);
    expect(clear.filter((value) => JSON.stringify(found).includes(value))).toEqual([]);
  });

  test("PERM-02 neither the detail nor the history of another site's customer tells anything", async () => {
    expect(await result(app, routes.detail, { body: { codes: [foreign.customerCode] } }, VN)).toEqual([]);
    const asked = await ask(app, routes.history, { body: { customerCode: foreign.customerCode } }, VN);
    expect(asked).toMatchObject({ code: SERVICE_CODES.notFound });
  });

  test("PERM-12 what the detail alone shows is opened by its own button, not by a list's, and is on record without its value", async () => {
    const show = (
      field: "CUSTOMER_CERT_NO" | "CUSTOMER_TEL" | "CUSTOMER_PIN" | "SETTLEMENT_ACCOUNT",
      button: MenuButton,
    ) =>
      ask(
        app,
        customerRoutes.showDecrypt,
        { body: { customerCode: company.customerCode, field, reason: "Checks his papers" } },
        { ...VN, button },
      );
    for (const [field, value] of [
      ["CUSTOMER_CERT_NO", "0312345678"],
      ["CUSTOMER_TEL", "24-3987 6543"],
      ["CUSTOMER_PIN", "482913"],
      ["SETTLEMENT_ACCOUNT", "9704151234567"],
    ] as const) {
      expect((await show(field, "CUSTOMER_DETAIL.SHOW_CLEAR")).result).toEqual({ value });
      for (const button of ["CUSTOMER_LIST.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"] as const)
        expect((await show(field, button)).code).toBe(SERVICE_CODES.notTaken);
    }
    const rows = await database().db.select().from(audit).where(eq(audit.subject, company.customerCode));
    expect(rows.map(({ kind, fields }) => [kind, ...fields])).toEqual([
      ["REVEAL", "CUSTOMER_CERT_NO"],
      ["REVEAL", "CUSTOMER_TEL"],
      ["REVEAL", "CUSTOMER_PIN"],
      ["REVEAL", "SETTLEMENT_ACCOUNT"],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/0312345678|482913|9704151234567/);
  });

  test("PERM-12 somebody's mobile, phone, e-mail and address, and a card's number, are shown one at a time; nobody's of another site", async () => {
    const CLEAR = { ...VN, button: "CUSTOMER_DETAIL.SHOW_CLEAR" } as const;
    const reason = "Parcel at the door";
    const mine = await record(company.customerCode);
    const [contact, card] = [mine.contacts[0]!, mine.cards[0]!];
    const contactOf = (id: string, field: "CONTACT_MOBILE" | "CONTACT_EMAIL" | "CONTACT_ADDRESS" | "CONTACT_PHONE") =>
      ask(app, routes.contactDecrypt, { body: { id, field, reason } }, CLEAR);
    const mobile = `+${contact.mobileAreaCode?.replace(/\D/g, "")} ${contact.mobile}`;
    expect((await contactOf(contact.id, "CONTACT_MOBILE")).result).toEqual({ value: mobile });
    expect((await contactOf(contact.id, "CONTACT_ADDRESS")).result).toEqual({ value: contact.address });
    expect((await contactOf(contact.id, "CONTACT_PHONE")).code).toBe(SERVICE_CODES.notFound);
    const cardOf = (id: string) => ask(app, routes.cardDecrypt, { body: { id, field: "MONTH_CARD", reason } }, CLEAR);
    expect((await cardOf(card.id)).result).toEqual({ value: card.card });
    const theirs = await record(foreign.customerCode);
    expect((await contactOf(theirs.contacts[0]!.id, "CONTACT_MOBILE")).code).toBe(SERVICE_CODES.notFound);
    expect((await cardOf(theirs.cards[0]!.id)).code).toBe(SERVICE_CODES.notFound);
  });

  test("CUS-19 the history is of changes by field, with who, when and why, and not of what somebody saw; it says where it ends", async () => {
    const { customerCode } = demoCustomers().find((c) => c.site === "VN" && c.status === "USABLE" && c !== company)!;
    const codes = [customerCode];
    const history = () => result(app, routes.history, { body: { customerCode } }, VN);
    expect(await history()).toEqual({ entries: [], hasMore: false });
    await ask(
      app,
      customerRoutes.disable,
      { body: { codes, reason: "Bills unpaid" } },
      { ...VN, button: "CUSTOMER_LIST.DISABLE" },
    );
    const first = await history();
    expect(first.entries).toMatchObject([
      {
        action: "customer.changed",
        reason: "Bills unpaid",
        contractNo: null,
        changes: [
          { field: "status", before: "USABLE", after: "UNUSABLE" },
          { field: "unusableReason", before: null, after: "Bills unpaid" },
        ],
      },
    ]);
    for (let n = 0; n < MOST_HISTORY / 2; n++) {
      await ask(app, customerRoutes.enable, { body: { codes } }, { ...VN, button: "CUSTOMER_LIST.ENABLE" });
      await ask(
        app,
        customerRoutes.disable,
        { body: { codes, reason: `No ${n}` } },
        { ...VN, button: "CUSTOMER_LIST.DISABLE" },
      );
    }
    const last = await history();
    expect([last.entries.length, last.hasMore, last.entries[0]?.reason]).toEqual([
      MOST_HISTORY,
      true,
      `No ${MOST_HISTORY / 2 - 1}`,
    ]);
  });
});
