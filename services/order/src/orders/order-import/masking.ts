import type { ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { maskContacts, MASKS, type Sensitive } from "@linehaul/schema/sensitive";

const SENSITIVE: Partial<Record<ImportColumn, Sensitive>> = {
  payMonthCard: "certificate",
  taxMonthCard: "certificate",
  "cod.card": "certificate",
  "importer.phone": "phone",
  "importer.address": "address",
  "exhibition.recipientTel": "phone",
  "sender.phone": "phone",
  "sender.email": "email",
  "sender.address": "address",
  "sender.certNo": "certificate",
  "receiver.phone": "phone",
  "receiver.email": "email",
  "receiver.address": "address",
  "receiver.certNo": "certificate",
};
const MOST_SHOWN = 100;

/** What a wrong cell holds, as it is kept: a sensitive column's value is masked, and contacts wherever they stand (PERM-12, SEC-17). */
export function maskedValue(column: ImportColumn, value: string | null): string | null {
  if (value === null) return null;
  const kind = SENSITIVE[column];
  const shown = kind === undefined ? maskContacts(value) : MASKS[kind](value);
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown;
}

/** The numbers of a rule may repeat what stood in the cell. */
export const maskedParams = (params: Readonly<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" ? maskContacts(value).slice(0, MOST_SHOWN) : value,
    ]),
  );
