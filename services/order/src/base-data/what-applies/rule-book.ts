import type { Place } from "@linehaul/schema/base-data/lane";
import type { WorkCalendar } from "@linehaul/schema/base-data/calendar/work-calendar";
import type { OrderFlowWhitelist } from "@linehaul/schema/base-data/order-flow-whitelist";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import type { product } from "../product/table.ts";
import type { ControlRule } from "./controls.ts";
import type { FieldRules } from "@linehaul/schema/base-data/field-rule/holding";
import type { ServiceBook } from "./services.ts";

export type ProductRule = Pick<
  typeof product.$inferSelect,
  "code" | "status" | "cargoTypes" | "minWeight" | "maxWeight" | "payMethods" | "taxPayMethods"
>;

/** The rows that a site's shipments obey, each where it is looked for: nothing is asked of a database for a shipment. */
export interface RuleBook extends ServiceBook {
  /** In their order. */
  readonly products: readonly ProductRule[];
  /** Does the site say where its products go? */
  readonly hasFlows: boolean;
  /** Flows in use of a product to a country, and those to anywhere. */
  readonly flowsTo: (productCode: string, country: string) => readonly ProductFlow[];
  /** Order flows in use, of all lanes. */
  readonly orderFlows: readonly OrderFlow[];
  /** By which customers pass closed lanes. */
  readonly passes: readonly OrderFlowWhitelist[];
  /** Controls in use, in their order. */
  readonly controls: readonly ControlRule[];
  /** What is said of the fields of a form: new orders, unless another one was read. */
  readonly fieldRules: FieldRules;
  /** When is delivered at a place. */
  readonly delivery: (place: Place) => WorkCalendar;
}

const ANYWHERE = "*";
const laneKey = (productCode: string, country: string | null): string => `${productCode} ${country ?? ANYWHERE}`;

/** Puts flows where they are looked for. */
export function flowsByLane(flows: readonly ProductFlow[]): RuleBook["flowsTo"] {
  const inUse = flows.filter(({ status }) => status === "ENABLED");
  const lanes = Map.groupBy(inUse, (flow) => laneKey(flow.productCode, flow.toCountry));
  return (productCode, country) => [
    ...(lanes.get(laneKey(productCode, country)) ?? []),
    ...(lanes.get(laneKey(productCode, null)) ?? []),
  ];
}
