import { isRecord } from "@linehaul/schema/record";
import { maskAddress, maskCertificate, maskEmail, maskPhone } from "@linehaul/schema/masked";
import type { FailedOrderParameters } from "@linehaul/schema/orders/failed-order";
import { NewGoodsLine } from "@linehaul/schema/orders/order/new-goods";
import { NewCod, NewExhibition, NewImporter, NewOrder } from "@linehaul/schema/orders/order/new-order";
import { NewParty } from "@linehaul/schema/orders/order/new-party";
import type { OrderClearField } from "@linehaul/schema/orders/order/clear";

type Mask = (text: string) => string;
const phone: Mask = (text) => maskPhone(null, text);
/** The sensitive fields of what was sent: where they stand, and how they are masked (PERM-12). */
const SENSITIVE: readonly (readonly [OrderClearField, string, Mask])[] = [
  ["SENDER_PHONE", "sender.phone", phone],
  ["SENDER_EMAIL", "sender.email", maskEmail],
  ["SENDER_ADDRESS", "sender.address", maskAddress],
  ["SENDER_CERT_NO", "sender.certNo", maskCertificate],
  ["RECEIVER_PHONE", "receiver.phone", phone],
  ["RECEIVER_EMAIL", "receiver.email", maskEmail],
  ["RECEIVER_ADDRESS", "receiver.address", maskAddress],
  ["RECEIVER_CERT_NO", "receiver.certNo", maskCertificate],
  ["IMPORTER_PHONE", "importer.phone", phone],
  ["IMPORTER_ADDRESS", "importer.address", maskAddress],
  ["PAY_MONTH_CARD", "payMonthCard", maskCertificate],
  ["TAX_MONTH_CARD", "taxMonthCard", maskCertificate],
  ["COD_CARD", "cod.card", maskCertificate],
  ["EXHIBITION_TEL", "exhibition.recipientTel", phone],
];
const BY_PATH = new Map(SENSITIVE.map(([field, path, mask]) => [path, { field, mask }]));
const PATH_OF = new Map(SENSITIVE.map(([field, path]) => [field, path]));

/** Fields in the order of the contract: a database keeps an order of its own. */
const RANK: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "": NewOrder.shape,
    sender: NewParty.shape,
    receiver: NewParty.shape,
    goods: NewGoodsLine.shape,
    cod: NewCod.shape,
    importer: NewImporter.shape,
    exhibition: NewExhibition.shape,
  }).map(([group, fields]) => [group, Object.keys(fields)]),
);
const inOrder = (path: string, fields: Readonly<Record<string, unknown>>): [string, unknown][] => {
  const names = RANK.get(path.split(".")[0] ?? "") ?? [];
  return Object.entries(fields).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
};

/** What was sent, leaf by leaf, each by its path; what was left out is left out. */
function* leaves(value: unknown, path: string): Generator<readonly [string, string]> {
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    // A list of plain texts is one value.
    if (value.every((one) => typeof one === "string")) {
      if (value.length > 0) yield [path, value.join(", ")];
    } else for (const [i, one] of value.entries()) yield* leaves(one, below(String(i)));
  } else if (isRecord(value)) for (const [key, one] of inOrder(path, value)) yield* leaves(one, below(key));
  else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    yield [path, String(value)];
}

/** The parameters of a refused call as they leave the service: sensitive ones masked. */
export const parametersOf = (params: unknown): FailedOrderParameters["parameters"] =>
  [...leaves(params, "")].map(([path, value]) => {
    const masked = BY_PATH.get(path);
    return { path, value: masked?.mask(value) ?? value, clearField: masked?.field ?? null };
  });

/** One of them in the clear; null where nothing was sent. */
export function clearValue(params: unknown, field: OrderClearField): string | null {
  const path = PATH_OF.get(field);
  for (const [at, value] of leaves(params, "")) if (at === path) return value;
  return null;
}
