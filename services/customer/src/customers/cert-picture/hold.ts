import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { holdFile, letGo } from "@linehaul/kit/files/kept";
import { PICTURES } from "@linehaul/schema/customers/cert-picture/side";
import type { CustomerRecord } from "../customer/table.ts";

type Pictures = Partial<Pick<CustomerRecord, (typeof PICTURES)[number]>>;
/** The record that holds a picture: a customer's, be it that of now or the one that a review asks for. */
const holder = (customerId: string, file: string): string => `certPicture:${customerId}:${file}`;

/** Keeps the pictures that a form brings and the customer had not: uploads of the caller's own; 404001 for any other. */
export async function holdPictures(
  tx: Db,
  call: Call,
  customerId: string,
  was: Pictures,
  next: Pictures,
): Promise<void> {
  for (const field of PICTURES) {
    const id = next[field] ?? null;
    if (id === null || id === was[field]) continue;
    await holdFile(tx, { id, purpose: "idPicture", caller: call.caller }, holder(customerId, id));
  }
}

/** Lets go of the pictures that are in `gone` and not in `stays`: they go when their day is over. */
export async function letPicturesGo(tx: Db, customerId: string, gone: Pictures, stays: Pictures): Promise<void> {
  for (const field of PICTURES) {
    const id = gone[field] ?? null;
    if (id !== null && id !== stays[field]) await letGo(tx, holder(customerId, id));
  }
}
