import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { readOnly, refused } from "../errors/gateway-error.ts";
import { accessOf, type Access } from "./access.ts";
import "./declare.ts";
import { forgetGrants, grantFor, noteDenied } from "./grant.ts";
import type { Context } from "./visit.ts";

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      guard: GuardPlugin<Types>;
    }
  }
}

type Resolve = GraphQLFieldResolver<unknown, object, object>;

/** Refuses before anything is loaded, and fails the build of a schema that leaves a root field or a node undeclared. */
class GuardPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(type: PothosTypeConfig): PothosTypeConfig {
    if (type.kind !== "Object") return type;
    const { may } = type.pothosOptions;
    if (!may && type.interfaces.some((i) => "name" in i && i.name === "Node"))
      throw new Error(`${type.name} is a node: make it with entity(), which says which button opens it`);
    return may ? { ...type, extensions: { ...type.extensions, access: { may } } } : type;
  }

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { access } = field.pothosOptions;
    if (!access && isRoot(field))
      throw new Error(`${field.parentType}.${field.name} says neither t.may("…") nor t.open("why")`);
    return access ? { ...field, extensions: { ...field.extensions, access } } : field;
  }

  override wrapResolve(resolve: Resolve, field: PothosOutputFieldConfig<Types>): Resolve {
    const access = accessOf(field);
    const opened = access ? guarded(resolve, access, isRoot(field) ? "refuse" : whenDenied(field)) : resolve;
    const run = field.kind === "Mutation" && field.pothosOptions.whileViewing !== true ? forOneself(opened) : opened;
    if (field.kind !== "Subscription") return run;
    return (row, args, context, info) => {
      forgetGrants(contextOf(context));
      return run(row, args, context, info);
    };
  }

  override wrapSubscribe(subscribe: Resolve | undefined, field: PothosOutputFieldConfig<Types>): Resolve | undefined {
    const access = accessOf(field);
    return subscribe && access ? guarded(subscribe, access, "refuse") : subscribe;
  }
}

/** Whoever views as another user changes nothing, whatever that user may. */
const forOneself =
  (resolve: Resolve): Resolve =>
  (row, args, context, info) => {
    if (contextOf(context).visit.actor.viewedBy) throw readOnly();
    return resolve(row, args, context, info);
  };

type Denied = "refuse" | { readonly name: string };
const isRoot = (field: { kind: string }) => ["Query", "Mutation", "Subscription"].includes(field.kind);
/** A nullable relation is left out quietly and named once; anything else is an error of its own. */
const whenDenied = (field: { parentType: string; name: string; type: { nullable: boolean } }): Denied =>
  field.type.nullable ? { name: `${field.parentType}.${field.name}` } : "refuse";

function guarded(resolve: Resolve, access: Access, denied: Denied): Resolve {
  if (!("may" in access)) return resolve;
  const { may } = access;
  return (row, args, plain, info) => {
    const context = contextOf(plain);
    const grant = grantFor(context, may);
    if (grant) return resolve(row, args, grant, info);
    if (denied === "refuse") throw refused(may);
    noteDenied(context, denied.name);
    return null;
  };
}

const isContext = (value: object): value is Context => "visit" in value;
function contextOf(value: object): Context {
  if (!isContext(value)) throw new Error("the graph was asked without a visit");
  return value;
}

SchemaBuilder.registerPlugin("guard", GuardPlugin);
export const guard = "guard";
