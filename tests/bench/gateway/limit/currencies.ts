import { currencyRoutes, type Currency, type CurrencyInput } from "@linehaul/schema/base-data/currency";
import { call } from "./call.ts";
import type { Asked } from "./handler.ts";
import { nodeId } from "./words.ts";

const row = (c: Currency) => ({
  node: {
    id: nodeId("Currency", c.id),
    code: c.code,
    nameEn: c.nameEn,
    nameZh: c.nameZh,
    symbol: c.symbol,
    decimals: c.decimals,
    rateToCny: c.rateToCny,
    sort: c.sort,
    status: c.status,
    version: c.version,
    modifiedBy: c.modifiedBy,
    modifiedAt: c.modifiedAt,
  },
});

interface Pages {
  readonly second: string;
  readonly third: string;
  readonly sort: "SORT_ASC";
}
/** Q4: a call for each page of at most 200, side by side. */
export async function catalogue({ second, third, sort }: Pages, { from }: Asked) {
  const page = async (pageSize: number, at: { pageNum: number } | { after: string }) => {
    const body = { pageSize, ...at, sort, want: [] };
    const { data } = await call(currencyRoutes.pageQuery, "CURRENCY.VIEW", { body }, from);
    return { edges: data.map(row) };
  };
  const [a, b, c] = await Promise.all([
    page(200, { pageNum: 1 }),
    page(200, { after: second }),
    page(100, { after: third }),
  ]);
  return { first: a, second: b, third: c };
}

interface Save {
  readonly input: CurrencyInput & { readonly idempotencyKey: string };
}
/** Q5: one write. */
export async function saveCurrency({ input: { idempotencyKey, ...body } }: Save, { from, who: { buttons } }: Asked) {
  const c = await call(currencyRoutes.save, "CURRENCY.CREATE", { body }, from, idempotencyKey);
  return {
    saveCurrency: {
      currency: {
        id: nodeId("Currency", c.id),
        code: c.code,
        nameEn: c.nameEn,
        nameZh: c.nameZh,
        symbol: c.symbol,
        decimals: c.decimals,
        rateToCny: c.rateToCny,
        sort: c.sort,
        __isCatalogueRow: "Currency",
        status: c.status,
        version: c.version,
        createdBy: c.createdBy,
        createdAt: c.createdAt,
        modifiedBy: c.modifiedBy,
        modifiedAt: c.modifiedAt,
        viewerMayEdit: buttons.has("CURRENCY.EDIT"),
        __isSwitchableRow: "Currency",
        viewerMayEnable: buttons.has("CURRENCY.ENABLE"),
        viewerMayDisable: buttons.has("CURRENCY.DISABLE"),
      },
      errors: [],
    },
  };
}
