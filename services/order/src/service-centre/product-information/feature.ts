import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { productInfoRoutes as routes, productInfoSorts } from "@linehaul/schema/service-centre/product-information";
import { and, asc, eq, inArray } from "drizzle-orm";
import { namedRow } from "../../base-data/named.ts";
import { asRead, offered } from "./read.ts";
import { product } from "../../base-data/product/table.ts";

const sorts = sortsIn(product, productInfoSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const where = await offered(call, query.filter);
    const { data, ...rest } = await pageRows({ db: call.db, table: product, query, sorts, where, row: (row) => row });
    return { ...rest, data: await asRead(call, data) };
  },
  byIds: async ({ body }, call) => {
    const where = and(await offered(call), inArray(product.id, body.ids));
    return asRead(call, await call.db.select().from(product).where(where));
  },
  getProdInfo: async ({ params }, call) => {
    const where = and(await offered(call), eq(product.id, params.id));
    const [found] = await asRead(call, await call.db.select().from(product).where(where));
    if (found === undefined) throw fail(SERVICE_CODES.notFound);
    return found;
  },
  names: async (_input, { db }) =>
    (await db.select().from(product).orderBy(asc(product.sort), asc(product.id))).map(namedRow),
});
