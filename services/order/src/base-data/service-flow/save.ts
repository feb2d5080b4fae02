import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { SavedServiceFlow, ServiceFlow } from "@linehaul/schema/base-data/service-flow/row";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { addService } from "../add-service/table.ts";
import { currency } from "../currency/table.ts";
import { laneProblems } from "../lane.ts";
import { product } from "../product/table.ts";
import { mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";

type Told = Omit<SavedServiceFlow, "id" | "version">;

/** Its service and product are in use, its currency is in the list, and percent is of an amount that orders say of the service. */
async function problems(db: Db, row: Told): Promise<FieldProblem[]> {
  const { serviceCode, productCode, feeCurrency, feeKind } = row;
  const inUse = eq(addService.status, "ENABLED");
  const [of] = await db
    .select()
    .from(addService)
    .where(and(eq(addService.code, serviceCode), inUse));
  const isSold =
    productCode === null ||
    (await db.$count(product, and(eq(product.code, productCode), eq(product.status, "ENABLED")))) > 0;
  const isCurrency = (await db.$count(currency, eq(currency.code, feeCurrency))) > 0;
  const found = [
    of === undefined && { field: "serviceCode", key: "addService.unknown", code: serviceCode },
    !isSold && { field: "productCode", key: "product.unknown", code: productCode },
    !isCurrency && { field: "feeCurrency", key: "currency.unknown", code: feeCurrency },
    of !== undefined &&
      feeKind === "PERCENT" &&
      of.asks !== "AMOUNT" && { field: "feeKind", key: "addService.percent", code: "" },
  ].filter((one) => one !== false);
  return found.map(({ field, key, code }) => ({ path: [field], key, params: code === "" ? {} : { code: code ?? "" } }));
}

/** Writes where a service can be had and for how much, if no other row of its rank holds then. */
export async function save(call: Call, { id, version, ...values }: SavedServiceFlow): Promise<ServiceFlow> {
  const fields = [...(await problems(call.db, values)), ...(await laneProblems(call.db, values))];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: { ...values, site: newRowsSite(call.caller, await call.scope()) },
    unique: {},
    buttons: { create: "SERVICE_FLOW.CREATE", edit: "SERVICE_FLOW.EDIT" },
    check: keepFlowsApart,
  });
}
