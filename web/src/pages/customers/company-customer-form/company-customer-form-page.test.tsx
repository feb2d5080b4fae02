import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const form = {
  customerId: "Q3VzdG9tZXI6MQ==",
  customerCode: "8410228841",
  version: 3,
  status: "USABLE",
  nameEn: "Dong A Trading",
  nameZh: null,
  nature: "PRIVATE",
  industry: "TRADE",
  businessScope: null,
  certType: "BUSINESS_LICENCE",
  certNo: "0•••••3488",
  taxNo: "0100233488",
  countryCode: "VN",
  province: null,
  city: "Hà Nội",
  county: null,
  address: "12 Ki••••",
  postCode: null,
  contactName: "Hoa",
  contactPhone: "+84 ••• ••78",
  contactEmail: null,
  tel: null,
  pinCode: null,
  contacts: [],
  settlementType: "CASH",
  creditPeriodDays: null,
  creditLimit: null,
  creditCurrency: "VND",
  settlementAccount: null,
  prepaidAccount: null,
  invoiceTitle: null,
  invoiceCount: null,
  salesPerson: null,
  orgCode: "VNSALES",
  deliveryPerson: "Minh",
  referrer: null,
  takesCod: false,
  takesDdp: false,
  review: null,
  refusal: null,
  viewerMayOpen: true,
};
interface More {
  readonly of?: object | null;
  readonly buttons?: readonly MenuButton[];
  /** What a save answers. */
  readonly saved?: object;
  /** The customer as it is when it is asked for again. */
  readonly now?: object;
}
async function open({ of = {}, buttons, saved, now }: More = {}) {
  let reads = 0;
  return renderPage("COMPANY_CUSTOMER_FORM", {
    ...(of !== null && { params: { id: form.customerId } }),
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "companyFormMutation")
        return { SaveCompanyCustomerPayload: () => saved ?? { form: { ...form, version: 4 }, errors: [] } };
      if (name === "useSubmitCustomerMutation")
        return {
          SubmitCustomerPayload: () => ({ form: { ...form, status: "PENDING_REVIEW", version: 5 }, errors: [] }),
        };
      if (name === "alikeMutation")
        return {
          FindDuplicateCustomersPayload: () => ({
            found: {
              duplicates: [
                { customerId: null, customerCode: null, name: null, status: null, orgCode: "VNCS", reasons: ["NAME"] },
              ],
            },
          }),
        };
      if (name === "companyCustomerFormPageQuery") {
        reads += 1;
        return { Query: () => ({ customerForm: { ...form, ...of, ...(reads > 1 && now) } }) };
      }
      return {
        Query: () => ({
          countries: [{ code: "VN", name: "Vietnam" }],
          organisations: [{ code: "VNSALES", name: "Sales" }],
        }),
      };
    },
  });
}
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const type = async (name: string | RegExp, value: string) => {
  const field = await box(name);
  await act(async () => fireEvent.change(field, { target: { value } }));
};
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const sent = (asked: readonly { readonly name: string; readonly variables: object }[], of: string) =>
  asked.filter(({ name }) => name === of).map(({ variables }) => ("input" in variables ? variables.input : null));

beforeEach(() => sessionStorage.clear());

describe("a company's form", { timeout: 20_000 }, () => {
  test("PERM-12 CUS-20 what is masked is left out of a save, goes along where it is replaced, and can be kept after all", async () => {
    const { asked } = await open();
    expect((await box(/^Certificate number/)).value).toBe("0•••••3488");
    await press("Replace Address");
    await type(/^Address/, "14 Kim Mã");
    await press("Replace Certificate number");
    await press("Keep Certificate number as it was");
    await press("Save");
    await waitFor(() => expect(sent(asked, "companyFormMutation")).toHaveLength(1));
    const [input] = sent(asked, "companyFormMutation");
    expect(input).toMatchObject({ id: form.customerId, version: 3, address: "14 Kim Mã", invoiceCount: null });
    expect(JSON.stringify(input)).not.toMatch(/certNo|contactPhone|•/);
  });

  test("ERR-05 a form that stays open saves with another key and the new version the next time", async () => {
    const { asked } = await open();
    await type(/^Courier/, "Lan");
    await press("Save");
    await waitFor(() => expect(sent(asked, "companyFormMutation")).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(false), {
      timeout: 5_000,
    });
    await type(/^Courier/, "Quân");
    await press("Save");
    await waitFor(() => expect(sent(asked, "companyFormMutation")).toHaveLength(2));
    const [one, two] = sent(asked, "companyFormMutation");
    expect(two).toMatchObject({ version: 4 });
    expect(
      new Set([one, two].map((input) => JSON.stringify(input).replace(/.*"idempotencyKey":"(\w+)".*/, "$1"))).size,
    ).toBe(2);
  });

  test("CUS-13 a draft may lack what a review asks for: each part counts it, and nothing is sent", async () => {
    const { asked } = await open({ of: { status: "ADDED", certType: null, certNo: null, taxNo: null, address: null } });
    await box(/^Name in English/);
    await press("Submit for review");
    expect(screen.getByLabelText("3 fields need attention").textContent).toBe("3");
    // The address, and the e-mail.
    expect(screen.getAllByLabelText("1 field needs attention")).toHaveLength(2);
    expect(sent(asked, "useSubmitCustomerMutation")).toEqual([]);
  });

  test("CUS-13 what is complete is submitted as it was read, and rests then", async () => {
    const { asked } = await open({
      of: {
        status: "REJECTED",
        contactEmail: "h•••@x.example",
        refusal: { reason: "Another name", decidedBy: "lan", decidedAt: "2026-11-20T08:00:00.000Z" },
      },
    });
    await screen.findByText(/lan did not pass it: Another name/);
    await press("Submit for review");
    await waitFor(() =>
      expect(sent(asked, "useSubmitCustomerMutation")).toMatchObject([{ id: form.customerId, version: 3 }]),
    );
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
  });

  test("ERR-06 who saves an older version sees what changed beside his own, chooses, and loses nothing", async () => {
    const late = {
      form: null,
      errors: [{ code: "409002", message: "Changed", detail: null, traceId: "t", field: null }],
    };
    const { asked } = await open({ saved: late, now: { version: 9, deliveryPerson: "Omar", referrer: "Lim" } });
    await type(/^Courier/, "Lan");
    await type(/^Prepaid account/, "PP1");
    await press("Save");
    await screen.findByText("They changed: Referred by.");
    await act(async () => fireEvent.click(screen.getByRole("radio", { name: "Theirs Omar" })));
    await press("Go on");
    await waitFor(async () => expect((await box(/^Courier/)).value).toBe("Omar"));
    expect((await box(/^Referred by/)).value).toBe("Lim");
    expect((await box(/^Prepaid account/)).value).toBe("PP1");
    expect(sent(asked, "companyFormMutation")).toMatchObject([{ version: 3 }]);
  });

  test("CUS-20 a name that is alike is told when the field is left, of a customer that one may not see by whom to ask", async () => {
    const { asked } = await open({ of: null });
    await type(/^Name in English/, "Dong A");
    await act(async () => fireEvent.focusOut(await box(/^Name in English/)));
    await screen.findByText("A customer that you don't see: ask the organisation VNCS");
    expect(sent(asked, "alikeMutation")).toEqual([{ names: ["Dong A"] }]);
  });

  test("PERM-01 CUS-16 who may not edit, and a customer under its first review, have no Save", async () => {
    await open({ buttons: ["COMPANY_CUSTOMER_FORM.SUBMIT"] });
    await box(/^Name in English/);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
