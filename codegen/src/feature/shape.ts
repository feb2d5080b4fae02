import { areaOf, featureOf, type ModuleSpec } from "@linehaul/schema/modules";
import type { Service } from "@linehaul/schema/route";
import type { Field } from "./fields.ts";
import { camel, pascal, plural, snake, spoken } from "./words.ts";

/** Everything that the templates of a catalogue feature need to know. */
export interface FeatureShape {
  readonly code: string;
  readonly area: string;
  /** `product-flow`: file, folder and namespace. */
  readonly feature: string;
  /** `ProductFlow` */
  readonly type: string;
  /** `productFlow` */
  readonly one: string;
  /** `productFlows` */
  readonly many: string;
  /** "product flow" */
  readonly spoken: string;
  /** `product_flow` */
  readonly table: string;
  readonly service: Service;
  /** The first names the row and is unique. */
  readonly fields: readonly [Field, ...Field[]];

  /** What its buttons ask for beside listing, creating and editing. */
  readonly parts: readonly FeaturePart[];
  /** As the menu names it. */
  readonly moduleName: { readonly en: string; readonly "zh-CN": string };
  /** The same of many: "Product flows". */
  readonly title: string;
  /** Buttons of the module that the catalogue functions have nothing for. */
  readonly leftOut: readonly string[];
}

/** What the template has between `//< part` and `//>`: by the buttons that a module needs for it. */
const PARTS = {
  toggles: ["ENABLE", "DISABLE"],
  deletes: ["DELETE"],
  uploads: ["UPLOAD"],
  exports: ["EXPORT"],
} as const;
/** `columns`: what a file holds, made or uploaded. */
export type FeaturePart = keyof typeof PARTS | "columns";

function partsOf(buttons: readonly string[]): readonly FeaturePart[] {
  const own = (["toggles", "deletes", "uploads", "exports"] as const).filter((part) =>
    PARTS[part].every((button) => buttons.includes(button)),
  );
  return own.includes("uploads") || own.includes("exports") ? [...own, "columns"] : own;
}

const REQUIRED = ["VIEW", "CREATE", "EDIT"] as const;

const isRest = (service: ModuleSpec["service"]): service is Service =>
  service === "admin" || service === "customer" || service === "order";

/** Throws with what is wrong when the module can't be a catalogue. */
export function shapeOf(module: ModuleSpec, fields: readonly [Field, ...Field[]]): FeatureShape {
  const { code, service, buttons } = module;
  if (!isRest(service)) throw new Error(`${code} belongs to no REST service, so it is no catalogue`);
  const missing = REQUIRED.filter((button) => !buttons.includes(button));
  if (missing.length > 0)
    throw new Error(`${code} offers no ${missing.join(", ")}: a catalogue is listed, created and edited`);
  const parts = partsOf(buttons);
  const laidOut: readonly string[] = [
    ...REQUIRED,
    ...parts.flatMap((part) => (part === "columns" ? [] : [...PARTS[part]])),
  ];
  return {
    code,
    area: areaOf(module),
    feature: featureOf(code),
    type: pascal(code),
    one: camel(code),
    many: plural(camel(code)),
    spoken: spoken(code),
    table: snake(code),
    service,
    fields,

    parts,
    moduleName: module.name,
    title: /[^s]s$/.test(module.name.en) ? module.name.en : plural(module.name.en),
    leftOut: buttons.filter((button) => !laidOut.includes(button)),
  };
}
