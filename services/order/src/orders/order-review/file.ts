import type { Db } from "@linehaul/kit/database-type";
import { DECLARATION_DIRECTIONS } from "@linehaul/schema/orders/declaration-config/row";
import { neededBy } from "@linehaul/schema/orders/order-review/documents";
import type { ReviewFile } from "@linehaul/schema/orders/order-review/file";
import { siteDay } from "@linehaul/schema/site-day";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { declarationFor } from "../declaration-config/declaration-for.ts";
import { view } from "../declaration-config/mine.ts";
import { declarationConfig } from "../declaration-config/table.ts";
import { orderDetails } from "../order/parts/detail.ts";
import type { OrderRecord } from "../order/table.ts";
import { documentsOf } from "./document/documents-of.ts";
import { reviewDocument } from "./document/table.ts";
import { orderFollowUp } from "./table.ts";
import { commandsOf, revealsOf } from "./trail.ts";

async function rulesFor(db: Db, records: readonly OrderRecord[]) {
  const customers = [...new Set(records.map(({ customerCode }) => customerCode))];
  const [site] = new Set(records.map((order) => order.site));
  if (site === undefined) return [];
  const { customerCode, status } = declarationConfig;
  const mine = and(eq(declarationConfig.site, site), inArray(customerCode, customers), eq(status, "ENABLED"));
  return (await db.select().from(declarationConfig).where(mine)).map(view);
}

/** All that a reviewer decides by, of orders that he reviews, in their order. */
export async function reviewFiles(db: Db, records: readonly OrderRecord[], now: Date): Promise<ReviewFile[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const open = and(inArray(orderFollowUp.orderId, ids), isNull(orderFollowUp.closedAt));
  const [details, rules, followUps, kept, commands, reveals] = await Promise.all([
    orderDetails(db, records, now),
    rulesFor(db, records),
    db.select().from(orderFollowUp).where(open),
    db.select().from(reviewDocument).where(inArray(reviewDocument.orderId, ids)),
    commandsOf(db, ids),
    revealsOf(db, ids),
  ]);
  const documents = Map.groupBy(kept, (one) => one.orderId);
  const detailOf = new Map(details.map((detail) => [detail.orderId, detail]));
  const followUpOf = new Map(followUps.map((one) => [one.orderId, one]));
  return records.flatMap((order) => {
    const detail = detailOf.get(order.id);
    if (detail === undefined) return [];
    const day = siteDay(order.site, order.createdAt);
    const asked = { customer: order.customerCode, country: order.receiverCountry, day };
    const held = DECLARATION_DIRECTIONS.map((direction) => {
      const ordered = direction === "EXPORT" ? order.exportDeclaration : order.importDeclaration;
      const row = declarationFor(rules, { ...asked, direction });
      return { row, declaration: { direction, ordered, method: row?.method ?? ordered, isAgreed: row !== null } };
    });
    const needed = held.flatMap(({ row, declaration }) => row?.documents ?? neededBy(declaration.method));
    const followUp = followUpOf.get(order.id);
    return [
      {
        orderId: order.id,
        detail,
        documents: documentsOf(needed, detail.history, documents.get(order.id) ?? []),
        declarations: held.map(({ declaration }) => declaration),
        outlet: detail.sender.cityCode,
        followUp: followUp
          ? { note: followUp.note, askedBy: followUp.askedBy, askedAt: followUp.askedAt.toISOString() }
          : null,
        commands: commands(order.id),
        reveals: reveals(order.id),
      },
    ];
  });
}
