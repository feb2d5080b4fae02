import { demoCustomers } from "@linehaul/kit/demo/customers";
import { person } from "@linehaul/kit/demo/people";
import { phone } from "@linehaul/kit/demo/phones";
import type { Random } from "@linehaul/kit/demo/prng";
import { fixedId } from "@linehaul/kit/ids";
import type { AuditRecord } from "@linehaul/kit/tables";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { maskUserCode } from "@linehaul/schema/user-code";
import { demoAccounts } from "./accounts.ts";

/** A kind of act that the demo's audit trail tells of. */
export interface Act extends Pick<AuditRecord, "kind" | "module" | "button" | "type" | "service"> {
  /** Who does such things. */
  readonly by: readonly string[];
  /** Or it is common to all sites. */
  readonly isOfSite: boolean;
  readonly told: (r: Random) => Partial<AuditRecord>;
}

const ADMINISTRATORS = ["admin", "permission.admin"];
const accountOf = (r: Random) => r.pick(demoAccounts());
const uuid = (r: Random): string => fixedId("demo", r.digits("########"));
const REASONS = [
  "Receiver asks where the parcel is",
  "Address is not complete, to ask for the floor",
  "Customs wants the certificate number",
  "Driver stands at the door and nobody opens",
];
const grant = (code: string, name: string) => ({ roleCode: code, roleName: name });
const CLERK = grant("ORDER_CLERK", "Order clerk");
const REVIEWER = grant("REVIEWER", "Order reviewer");

/** The more often an act stands here, the more often it is done. */
export const ACTS: readonly Act[] = [
  {
    service: "admin",
    kind: "PERMISSION",
    module: "PERM_LEAF_ACCOUNT",
    button: "PERM_LEAF_ACCOUNT.GRANT",
    type: "permission.changed",
    by: ADMINISTRATORS,
    isOfSite: false,
    told: (r) => ({
      subject: fixedId("user", accountOf(r).userName),
      before: { roles: [CLERK] },
      after: { roles: r.chance(0.5) ? [CLERK, REVIEWER] : [] },
    }),
  },
  {
    service: "admin",
    kind: "PERMISSION",
    module: "PERM_LEAF_ACCOUNT",
    button: "PERM_LEAF_ACCOUNT.CREATE",
    type: "permission.changed",
    by: ADMINISTRATORS,
    isOfSite: false,
    told: (r) => {
      const { userName, displayName, site } = accountOf(r);
      // The company's sign-on knows some by their phone, some by their e-mail.
      const { code, number } = phone(r, SITES[site].country);
      const central = r.chance(0.5) ? `+${code} ${number}` : `${userName}@example.com`;
      const after = { userName, displayName, centralAccount: maskUserCode(central), status: "ENABLED" };
      return { subject: fixedId("user", userName), after };
    },
  },
  {
    service: "admin",
    kind: "PERMISSION",
    module: "PERM_LEAF_ACCOUNT",
    button: "PERM_LEAF_ACCOUNT.DISABLE",
    type: "permission.changed",
    by: ADMINISTRATORS,
    isOfSite: false,
    told: (r) => ({
      subject: fixedId("user", accountOf(r).userName),
      before: { status: "ENABLED" },
      after: { status: "DISABLED" },
    }),
  },
  {
    service: "admin",
    kind: "PERMISSION",
    module: "PERM_ROLE",
    button: "PERM_ROLE.BIND_MODULE",
    type: "permission.changed",
    by: ADMINISTRATORS,
    isOfSite: false,
    told: (r) => ({
      subject: fixedId("role", r.pick(["ORDER_CLERK", "REVIEWER", "AUDITOR"])),
      before: { buttons: ["CURRENCY.VIEW"] },
      after: { buttons: ["CURRENCY.VIEW", r.pick(["CURRENCY.EDIT", "ORDER_LIST.EXPORT", "DICTIONARY.VIEW"])] },
    }),
  },
  {
    service: "admin",
    kind: "CHANGE",
    module: "DICTIONARY",
    button: "DICTIONARY.EDIT",
    type: "dictionary.changed",
    by: ADMINISTRATORS,
    isOfSite: false,
    told: (r) => {
      const sort = r.int(1, 9) * 10;
      return { subject: uuid(r), before: { sort }, after: { sort: sort + 5 } };
    },
  },
  {
    service: "order",
    kind: "CHANGE",
    module: "CURRENCY",
    button: "CURRENCY.EDIT",
    type: "currency.changed",
    by: ["admin", "clerk.vn"],
    isOfSite: false,
    told: (r) => ({
      subject: uuid(r),
      before: { exchangeRate: `4.${r.digits("####")}` },
      after: { exchangeRate: `4.${r.digits("####")}` },
    }),
  },
  {
    service: "order",
    kind: "REVEAL",
    module: "ORDER_DETAIL",
    button: "ORDER_DETAIL.SHOW_CLEAR",
    type: "order.revealed",
    by: ["reviewer.my", "clerk.vn", "admin"],
    isOfSite: true,
    told: (r) => ({
      subject: uuid(r),
      fields: [r.pick(["RECEIVER_PHONE", "SENDER_PHONE", "RECEIVER_EMAIL", "RECEIVER_CERT_NO"])],
      reason: r.pick(REASONS),
    }),
  },
  {
    service: "order",
    kind: "REVEAL",
    module: "ORDER_LIST",
    button: "ORDER_LIST.SHOW_CLEAR",
    type: "order.revealed",
    by: ["clerk.vn", "admin"],
    isOfSite: true,
    told: (r) => {
      const site = r.pick(SITE_CODES);
      const { code, number } = phone(r, SITES[site].country);
      const caller = `${person(r, SITES[site].country).name}, ${maskUserCode(`+${code} ${number}`)}`;
      return { subject: uuid(r), fields: ["RECEIVER_PHONE"], reason: `Call back asked for by ${caller}` };
    },
  },
  {
    service: "customer",
    kind: "REVEAL",
    module: "CUSTOMER_LIST",
    button: "CUSTOMER_LIST.SHOW_CLEAR",
    type: "customer.revealed",
    by: ["customer.manager"],
    isOfSite: true,
    told: (r) => ({
      subject: r.pick(demoCustomers()).customerCode,
      fields: [r.pick(["CONTACT_PHONE", "CONTACT_EMAIL"])],
      reason: "Contract is due, to call the contact",
    }),
  },
  {
    service: "customer",
    kind: "EXPORT",
    module: "LOGIN_LOG",
    button: "LOGIN_LOG.EXPORT",
    type: "loginLog.exported",
    by: ["auditor"],
    isOfSite: true,
    told: () => ({ subject: "LOGIN_LOG", after: { result: "FAILURE", streaksOnly: true } }),
  },
  {
    service: "admin",
    kind: "EXPORT",
    module: "PERM_AUDIT",
    button: "PERM_AUDIT.EXPORT",
    type: "audit.exported",
    by: ["auditor"],
    isOfSite: true,
    told: () => ({ subject: "PERM_AUDIT", after: { kind: ["PERMISSION"] } }),
  },
  {
    service: "admin",
    kind: "VIEW_AS",
    module: "PERM_LEAF_ACCOUNT",
    button: "PERM_LEAF_ACCOUNT.VIEW_AS",
    type: "session.viewStarted",
    by: ["permission.admin"],
    isOfSite: true,
    told: (r) => {
      const { userName } = accountOf(r);
      const subject = fixedId("user", userName);
      return { subject, after: { userName }, reason: "He says that a page is not there" };
    },
  },
];
