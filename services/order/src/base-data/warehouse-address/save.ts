import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { WarehouseAddress, WarehouseAddressInput } from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { and, inArray, or } from "drizzle-orm";
import { country } from "../country/table.ts";
import { postsIn } from "../country-base/posts.ts";
import { phoneProblems } from "@linehaul/kit/judge-phones";
import { postProblems } from "@linehaul/kit/judge-posts";
import { rulesIn } from "../phone-rule/rules-in.ts";
import { mine } from "./mine.ts";
import { warehouseAddress as t } from "./table.ts";

type Checked = Pick<WarehouseAddressInput, "code" | "contactPhone" | "countryCode" | "postCode"> &
  Partial<Pick<WarehouseAddressInput, "id">>;

/** What the contract can't know: a country is one of the list, a telephone and a post code are as its country's rules say (SYS-07). By the place of the input. */
export async function problemsOf(call: Call, inputs: readonly Checked[]): Promise<FieldProblem[][]> {
  const { db } = call;
  const codes = [...new Set(inputs.map(({ countryCode }) => countryCode))];
  const { within } = await mine(call);
  const ids = inputs.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const itself = or(
    inArray(
      t.code,
      inputs.map(({ code }) => code),
    ),
    ids.length === 0 ? undefined : inArray(t.id, ids),
  );
  const [found, there] = await Promise.all([
    db.select().from(country).where(inArray(country.countryCode, codes)),
    db.select({ id: t.id, code: t.code, phone: t.contactPhone, post: t.postCode }).from(t).where(and(within, itself)),
  ]);
  const known = new Set(found.map(({ countryCode }) => countryCode));
  // A sheet knows rows by their codes.
  const [byId, byCode] = [new Map(there.map((row) => [row.id, row])), new Map(there.map((row) => [row.code, row]))];
  const before = inputs.map(({ id, code }) => (id === undefined ? byCode.get(code) : byId.get(id)));
  const ofPhones = await phoneProblems(
    rulesIn(db),
    "contactPhone",
    inputs.map(({ contactPhone }, n) => ({ phone: contactPhone, was: before[n]?.phone })),
  );
  const ofPosts = await postProblems(
    postsIn(db),
    "postCode",
    inputs.map(({ countryCode, postCode }, n) => ({ countryCode, post: postCode, was: before[n]?.post })),
  );
  return inputs.map(({ countryCode: code }, n) => [
    ...(known.has(code) ? [] : [{ path: ["countryCode"], key: "country.unknown", params: { code } }]),
    ...(ofPhones[n] ?? []),
    ...(ofPosts[n] ?? []),
  ]);
}

export async function save(call: Call, input: WarehouseAddressInput): Promise<WarehouseAddress> {
  const { id, version, ...values } = input;
  const [fields = []] = await problemsOf(call, [input]);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: { ...values, site: newRowsSite(call.caller, await call.scope()) },
    unique: { warehouse_address_code: "code" },
    buttons: { create: "WAREHOUSE_ADDRESS.CREATE", edit: "WAREHOUSE_ADDRESS.EDIT" },
  });
}
