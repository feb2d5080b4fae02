import { DECLARATION_DIRECTIONS, type DeclarationDirection } from "@linehaul/schema/orders/declaration-config/row";
import { DECLARATION_METHODS } from "@linehaul/schema/orders/order/status";
import type { DocumentKind } from "@linehaul/schema/orders/order/history";
import { neededBy } from "@linehaul/schema/orders/order-review/documents";
import { SITE_CODES, SITES } from "@linehaul/schema/sites";
import { and, asc, desc, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { declarationConfig } from "../../declaration-config/table.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { orders } from "../../order/table.ts";
import { reviewDocument } from "./table.ts";

const kinds = (some: readonly DocumentKind[]): SQL => sql`cast(${sql.param([...some])} as text[])`;
const zone = sql`case ${orders.site} ${sql.join(
  SITE_CODES.map((site) => sql`when ${site} then ${SITES[site].timeZone}`),
  sql` `,
)} end`;
/** The day of its placing, of its site. */
const day = sql`cast(${orders.createdAt} at time zone ${zone} as date)`;

/** As `declarationFor` and `neededBy` have it: what the customer's closest row names, else what the order's own method needs. */
function neededFor(direction: DeclarationDirection): SQL {
  const c = declarationConfig;
  const method = direction === "EXPORT" ? orders.exportDeclaration : orders.importDeclaration;
  const holds = and(
    eq(c.site, orders.site),
    eq(c.customerCode, orders.customerCode),
    eq(c.direction, direction),
    eq(c.status, "ENABLED"),
    or(isNull(c.countryCode), eq(c.countryCode, orders.receiverCountry)),
    lte(c.validFrom, day),
    or(isNull(c.validTo), gte(c.validTo, day)),
  );
  const closest = sql`select ${c.documents} from ${c} where ${holds}
    order by ${sql`${c.countryCode} is null`}, ${desc(c.validFrom)}, ${asc(c.id)} limit 1`;
  const ordered = DECLARATION_METHODS.map((one) => sql`when ${one} then ${kinds(neededBy(one))}`);
  return sql`coalesce((${closest}), case ${method} ${sql.join(ordered, sql` `)} end)`;
}

const told = (event: "TO_SUPPLEMENT" | "SUPPLEMENTED"): SQL => sql`
  select unnest(string_to_array(${orderHistory.params} ->> 'document', ',')) as kind from ${orderHistory}
  where ${and(eq(orderHistory.orderId, orders.id), eq(orderHistory.event, event))}`;
const isRead = sql`exists (select 1 from ${orderHistory} where ${and(
  eq(orderHistory.orderId, orders.id),
  eq(orderHistory.event, "DOCUMENTS_READ"),
)})`;

/**
 * The condition of an order of which a document is missing, or was refused: what `documentsOf` works out of one order, for the statements of
 * many. A test holds them to the same answer.
 */
export const lacksDocuments: SQL = sql`(
  exists (select 1 from ${reviewDocument} where ${and(
    eq(reviewDocument.orderId, orders.id),
    eq(reviewDocument.state, "REFUSED"),
  )})
  or exists (
    (${sql.join(
      DECLARATION_DIRECTIONS.map((direction) => sql`select unnest(${neededFor(direction)}) as kind`),
      sql` union `,
    )} union ${told("TO_SUPPLEMENT")})
    except (
      select ${reviewDocument.kind} from ${reviewDocument} where ${eq(reviewDocument.orderId, orders.id)}
      union ${told("SUPPLEMENTED")}
      union select 'COMMERCIAL_INVOICE' where ${isRead}
    )
  ))`;
