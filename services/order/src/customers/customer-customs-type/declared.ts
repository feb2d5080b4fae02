import type { Db } from "@linehaul/kit/database-type";
import type { CustomsDeclaration } from "@linehaul/schema/outside/customs";
import { and, eq, inArray } from "drizzle-orm";
import { customerClientCode } from "../customer-client-code/table.ts";
import { customerCustomsType } from "./table.ts";

/** Whose order goes where. */
interface Sent {
  readonly site: (typeof customerCustomsType.$inferSelect)["site"];
  readonly customerCode: string;
  readonly countryCode: string | null;
}
type Declared = Pick<CustomsDeclaration, "customsType" | "registrationNo" | "clientCode">;

/** What customs are told of the customers of orders, by rows in use; two statements whatever their number. */
export async function customsOf(db: Db, orders: readonly Sent[]): Promise<(of: Sent) => Declared> {
  const codes = [...new Set(orders.map(({ customerCode }) => customerCode))];
  if (codes.length === 0) return () => ({ customsType: null, registrationNo: null, clientCode: null });
  const { customerCode, status } = customerCustomsType;
  const types = await db
    .select()
    .from(customerCustomsType)
    .where(and(inArray(customerCode, codes), eq(status, "ENABLED")));
  const known = await db
    .select()
    .from(customerClientCode)
    .where(and(inArray(customerClientCode.customerCode, codes), eq(customerClientCode.status, "ENABLED")));
  const typeOf = new Map(types.map((row) => [`${row.site} ${row.customerCode}`, row]));
  const codeOf = new Map(known.map((row) => [`${row.site} ${row.customerCode} ${row.countryCode}`, row.clientCode]));
  return (of) => {
    const who = `${of.site} ${of.customerCode}`;
    const type = typeOf.get(who);
    return {
      customsType: type?.customsType ?? null,
      registrationNo: type?.registrationNo ?? null,
      clientCode: codeOf.get(`${who} ${of.countryCode ?? ""}`) ?? null,
    };
  };
}
