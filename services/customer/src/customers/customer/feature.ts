import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import type { Db } from "@linehaul/kit/database-type";
import { findSensitive } from "@linehaul/kit/finding/find";
import type { FindingKind } from "@linehaul/schema/finding/limits";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { countRows } from "@linehaul/kit/row-count";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { customerRoutes, customerSorts } from "@linehaul/schema/customers/customer";
import { customerCopyRoutes } from "@linehaul/schema/customers/customer-copy";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { customerLookUpRoutes } from "@linehaul/schema/customers/look-up";
import { and, inArray } from "drizzle-orm";
import { showContact } from "../contact/show-clear.ts";
import { lookFor } from "../finding/look.ts";
import { foundIn, withFound } from "../finding/read.ts";
import { customerFindings } from "../finding/table.ts";
import { showCard } from "../month-card/show-clear.ts";
import { assign } from "./assign.ts";
import { customersCopied } from "./copied.ts";
import { statusCounts } from "./counts.ts";
import { details } from "./details.ts";
import { customerExport } from "./export-list.ts";
import { matching } from "./filter.ts";
import { historyOf } from "./history.ts";
import { lookUp } from "./look-up.ts";
import { mine } from "./mine.ts";
import { showClear } from "./show-clear.ts";
import { customers } from "./table.ts";
import { turn } from "./turn.ts";
import { customerView } from "./view.ts";

const sorts = sortsIn(customers, customerSorts);

export const feature = bind(
  { ...customerRoutes, ...customerDetailRoutes, ...customerCopyRoutes, ...customerLookUpRoutes },
  {
    copy: ({ body }, { db }) => customersCopied(db, body),
    pageQuery: async ({ body: query }, call) => {
      const { db } = call;
      const within = await mine(call);
      const { filter, finding } = await foundIn(call, query.filter);
      const where = and(within, matching(filter));
      const [page, counts] = await Promise.all([
        pageRows({ db, table: customers, query, sorts, where, row: customerView }),
        query.want.includes("statusCounts") ? statusCounts(db, within, filter) : null,
      ]);
      return { ...page, statusCounts: counts, finding };
    },
    countInScope: async ({ body }, call) => countRows(call.db, customers, await mine(call, body.version)),
    byCodes: async ({ body }, call) => {
      const rows = await call.db
        .select()
        .from(customers)
        .where(and(await mine(call), inArray(customers.customerCode, body.codes)));
      return rows.map(customerView);
    },
    detail: async ({ body: { codes } }, call) => details(call.db, await mine(call), codes, call.caller.user),
    history: ({ body: { customerCode } }, call) => historyOf(call, customerCode),
    lookUp: async ({ body: { text } }, call) => ({ data: await lookUp(call, text) }),
    enable: ({ body: { codes } }, call) => turn(call, { step: "ENABLE", codes, reason: null }),
    disable: ({ body: { codes, reason } }, call) => turn(call, { step: "DISABLE", codes, reason }),
    assign: ({ body }, call) => assign(call, body),
    exportAsync: async ({ body }, call) =>
      askExport(call, "customer", customerExport, customerRoutes.exportAsync, await withFound(call, body)),
    exportPreview: async ({ body }, call) => previewExport(call, customerExport, await withFound(call, body)),
    findSensitive: async ({ body }, call) => {
      const where = await mine(call);
      const look = (tx: Db, kind: FindingKind, sought: string) => lookFor(tx, kind, sought, where);
      return findSensitive(call, { thing: "customer", tables: customerFindings, look }, body);
    },
    showDecrypt: async ({ body }, call) => showClear(call, await mine(call), body),
    contactDecrypt: async ({ body }, call) => showContact(call, await mine(call), body),
    cardDecrypt: async ({ body }, call) => showCard(call, await mine(call), body),
  },
);
