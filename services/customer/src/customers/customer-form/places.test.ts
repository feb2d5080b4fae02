import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, testService } from "@linehaul/kit/testing/service";
import { customerFormRoutes as routes } from "@linehaul/schema/customers/customer-form/form";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countryCopy } from "../../base-data/country/table.ts";
import { regionCopy } from "../../base-data/region/table.ts";
import { customer as service } from "../../service.ts";
import { companyForm } from "./testing/company-form.ts";

const scopeOf = { vn: { sites: ["VN"], countries: null, orgs: null, customers: null } };
const person = {
  contactType: null,
  title: null,
  name: "Lan",
  mobile: "+84 912 345 679",
  companyName: null,
  county: null,
  countryCode: null,
  province: null,
  city: null,
  postCode: null,
};

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { db } = database();
    await db.delete(countryCopy);
    await db.delete(regionCopy);
    await db
      .insert(countryCopy)
      .values({ id: newId(), countryCode: "VN", postPattern: "\\d{5,6}", postExample: "100000" });
    const place = { countryCode: "VN", code: "VN-HN", parentCode: null, name: "Hà Nội", nameKey: "hà nội" };
    await db.insert(regionCopy).values({ id: newId(), ...place, isUsed: true, isSourced: true });
  });
  const save = (button: MenuButton, form: object) =>
    ask(
      app,
      routes.saveCompany,
      { body: { ...companyForm(), certType: null, certNo: null, ...form } },
      { button, caller: { site: "VN", scope: "vn", user: "u-1", userName: "hoa" } },
    );
  const create = (form: object) => save("COMPANY_CUSTOMER_FORM.CREATE", form);
  const refused = (path: (string | number)[], key: string) => ({
    code: SERVICE_CODES.invalid,
    fields: [{ path, key }],
  });

  test("SYS-07 CUS-05 a customer's region and post code are those of its country, as base data has them", async () => {
    expect(await create({ province: "Nowhere" })).toMatchObject(refused(["province"], "region.unknown"));
    const wrong = await create({ postCode: "12" });
    expect(wrong).toMatchObject(refused(["postCode"], "postCode.form"));
    expect(wrong.fields?.[0]?.params).toEqual({ country: "VN", example: "100000" });
    expect(await create({ province: "hà nội", postCode: "100 000" })).toMatchObject({ code: 0 });
    expect(await create({ countryCode: "SG", province: "Anywhere", postCode: "1" })).toMatchObject({ code: 0 });
  });

  test("SYS-07 CUS-05 a contact is where he says, else in the customer's country", async () => {
    const contact = (more: object) => create({ contacts: [person, { ...person, ...more }] });
    expect(await contact({ province: "Nowhere" })).toMatchObject(
      refused(["contacts", 1, "province"], "region.unknown"),
    );
    expect(await contact({ postCode: "12" })).toMatchObject(refused(["contacts", 1, "postCode"], "postCode.form"));
    expect(await contact({ countryCode: "SG", province: "Nowhere", postCode: "12" })).toMatchObject({ code: 0 });
  });

  test("SYS-07 CUS-05 what nobody touched is not judged anew", async () => {
    const { db } = database();
    const [regions, countries] = [await db.select().from(regionCopy), await db.select().from(countryCopy)];
    await db.delete(regionCopy);
    await db.delete(countryCopy);
    const old = { province: "Old Town", postCode: "7" };
    const { result: made } = await create({ ...old, contacts: [{ ...person, ...old }] });
    await db.insert(regionCopy).values(regions);
    await db.insert(countryCopy).values(countries);
    const { customerCode, version } = made!;
    const contacts = [{ ...person, ...old, id: made!.contacts[0]!.id }];
    const edit = (more: object) =>
      save("COMPANY_CUSTOMER_FORM.EDIT", { ...old, customerCode, version, contacts, ...more });
    expect(await edit({ province: "New Town" })).toMatchObject(refused(["province"], "region.unknown"));
    expect(await edit({ contacts: [{ ...contacts[0], postCode: "8" }] })).toMatchObject(
      refused(["contacts", 0, "postCode"], "postCode.form"),
    );
    expect(await edit({ nameEn: "Dong A 3" })).toMatchObject({ code: 0 });
  });
});
