import fc from "fast-check";
import {
  isCompositeType,
  isInputObjectType,
  isEnumType,
  isNonNullType,
  isListType,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  isObjectType,
  isInterfaceType,
  isUnionType,
  OperationTypeNode,
} from "graphql";

type Gen = fc.GeneratorValue;
const DEEPEST = 4;
const CONDITIONS = [
  "",
  "",
  "",
  " @include(if: $a)",
  " @skip(if: $b)",
  " @include(if: $a) @skip(if: $b)",
  " @skip(if: false)",
  " @include(if: false)",
];

/** A valid document of the schema (one key never means two fields): fragments on interfaces and unions, aliases, conditions, literals and variables. */
export function documentOf(schema: GraphQLSchema, g: Gen): string {
  const chance = (of: number): boolean => g(fc.nat, { max: of - 1 }) === 0;
  const one = <T>(of: readonly [T, ...T[]] | readonly T[]): T => {
    const picked = of[g(fc.nat, { max: Math.max(0, of.length - 1) })];
    if (picked === undefined) throw new Error("nothing to choose from");
    return picked;
  };
  const fragments: string[] = [];
  let aliases = 0;

  function literal(type: GraphQLInputType, deep: number): string {
    if (!isNonNullType(type) && chance(6)) return "null";
    const inner = getNullableType(type);
    if (isListType(inner)) {
      const [item, other] = [literal(inner.ofType, deep + 1), literal(inner.ofType, deep + 1)];
      // One item stands for a list of it; a variable does not.
      return chance(3) && !item.includes("$") ? item : `[${item}, ${other}]`;
    }
    if (isEnumType(inner)) return one(["CALM", "WILD"]);
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter((f) => isNonNullType(f.type) || (deep < 2 && chance(2)));
      return `{ ${fields.map((f) => `${f.name}: ${literal(f.type, deep + 1)}`).join(", ")} }`;
    }
    switch (inner.name) {
      case "Int":
        return chance(4) ? "$n" : String(g(fc.nat, { max: 9 }));
      case "Boolean":
        return one(["true", "false"]);
      default:
        return chance(4) && !isNonNullType(type) ? "$t" : JSON.stringify(one(["x", "ü", '"', "__proto__"]));
    }
  }

  function field(type: GraphQLNamedOutputType, deep: number): string {
    if (!("getFields" in type)) return "__typename";
    const fields = Object.values(type.getFields()).filter(
      (f) => deep < DEEPEST || !isCompositeType(getNamedType(f.type)),
    );
    const f = one(fields);
    if (!("args" in f)) return "__typename";
    const args = f.args.filter(() => chance(2)).map((a) => `${a.name}: ${literal(a.type, 0)}`);
    const named = getNamedType(f.type);
    const alias =
      args.length > 0
        ? `x${(aliases += 1)}: `
        : one(["", "", "", `a_${f.name}: `, `b_${f.name}: `, f.name === "nick" ? "__proto__: " : ""]);
    return `${alias}${f.name}${args.length > 0 ? `(${args.join(", ")})` : ""}${one(CONDITIONS)}${isCompositeType(named) ? ` ${selections(named, deep + 1)}` : ""}`;
  }

  /** Types that a fragment on this one may name. */
  function conditionsOn(type: GraphQLNamedOutputType): string[] {
    if (isObjectType(type)) return [type.name, ...type.getInterfaces().map((i) => i.name)];
    if (isInterfaceType(type) || isUnionType(type))
      return [type.name, "Named", ...schema.getPossibleTypes(type).map((t) => t.name)];
    return [];
  }

  function selection(type: GraphQLNamedOutputType, deep: number): string {
    if (!chance(4) || deep >= DEEPEST + 1) return chance(8) ? "__typename" : field(type, deep);
    const on = one(conditionsOn(type));
    const target = schema.getType(on);
    if (!target || !isCompositeType(target)) return "__typename";
    const body = selections(target, deep + 1);
    if (chance(2)) return `...${chance(3) && on === type.name ? "" : ` on ${on}`}${one(CONDITIONS)} ${body}`;
    // A fragment that stood elsewhere before, or a new one.
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${on} ${body}`);
    return `...${name}${one(CONDITIONS)} ${chance(2) ? `...${name}${one(CONDITIONS)}` : ""}`;
  }

  function selections(type: GraphQLNamedOutputType, deep: number): string {
    const many = 1 + g(fc.nat, { max: deep === 0 ? 2 : 3 });
    return `{ ${Array.from({ length: many }, () => selection(type, deep)).join(" ")} }`;
  }

  const operation = chance(4) ? OperationTypeNode.MUTATION : OperationTypeNode.QUERY;
  const root = schema.getRootType(operation);
  if (!root) throw new Error(`no type of a ${operation}`);
  const body = selections(root, 0);
  return `${operation} Random($a: Boolean! = true, $b: Boolean = false, $n: Int = 3, $t: String) ${body} ${fragments.join(" ")}`;
}
