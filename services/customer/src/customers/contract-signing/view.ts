import type { Db } from "@linehaul/kit/database-type";
import type { Contract, ContractFile, CustomerContract } from "@linehaul/schema/customers/contract-signing/row";
import { asc, desc, inArray } from "drizzle-orm";
import { customers } from "../customer/table.ts";
import { contract, contractFile, type ContractFileRecord, type ContractRecord } from "./table.ts";

const fileView = ({ fileId, name, type, bytes, sha256 }: ContractFileRecord): ContractFile => ({
  id: fileId,
  name,
  type,
  bytes,
  sha256,
});

/** Contracts as they leave the service: five statements whatever their number. */
export async function contractViews(db: Db, rows: readonly ContractRecord[]): Promise<Contract[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const earlier = rows.flatMap(({ renews }) => renews ?? []);
  const named = await db
    .select({ id: customers.id, code: customers.customerCode, name: customers.nameEn })
    .from(customers)
    .where(
      inArray(
        customers.id,
        rows.map(({ customerId }) => customerId),
      ),
    );
  const files = await db
    .select()
    .from(contractFile)
    .where(inArray(contractFile.contractId, ids))
    .orderBy(asc(contractFile.place));
  const numbers =
    earlier.length === 0
      ? []
      : await db
          .select({ id: contract.id, no: contract.contractNo })
          .from(contract)
          .where(inArray(contract.id, earlier));
  const followed = await db.select({ id: contract.renews }).from(contract).where(inArray(contract.renews, ids));
  const customerOf = new Map(named.map((one) => [one.id, one]));
  const filesOf = Map.groupBy(files, ({ contractId }) => contractId);
  const noOf = new Map(numbers.map(({ id, no }) => [id, no]));
  const isFollowed = new Set(followed.map(({ id }) => id));
  return rows.map(({ customerId, createdAt, modifiedAt, signedAt, ...row }) => ({
    ...row,
    customerCode: customerOf.get(customerId)?.code ?? "",
    customerName: customerOf.get(customerId)?.name ?? "",
    files: (filesOf.get(row.id) ?? []).map(fileView),
    renewsNo: row.renews === null ? null : (noOf.get(row.renews) ?? null),
    isRenewed: isFollowed.has(row.id),
    signedAt: signedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    modifiedAt: modifiedAt.toISOString(),
  }));
}

/** One of them, held or just written. */
export async function contractView(db: Db, row: ContractRecord): Promise<Contract> {
  const [view] = await contractViews(db, [row]);
  if (view === undefined) throw new Error("a contract that is held is gone");
  return view;
}

/** The papers of some customers as their pages show them: one statement. */
export async function contractsByCustomer(
  db: Db,
  customerIds: readonly string[],
): Promise<(customerId: string) => CustomerContract[]> {
  const rows = await db
    .select()
    .from(contract)
    .where(inArray(contract.customerId, [...customerIds]))
    .orderBy(desc(contract.validTo), asc(contract.contractNo));
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  return (customerId) =>
    (byCustomer.get(customerId) ?? []).map(({ id, kind, contractNo, state, validFrom, validTo }) => ({
      id,
      kind,
      contractNo,
      state,
      validFrom,
      validTo,
    }));
}
