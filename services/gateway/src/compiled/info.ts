import type { GraphQLResolveInfo } from "graphql";
import { leave } from "./leave.ts";
import type { Site } from "./resolved.ts";
import type { Variables } from "./run.ts";

/**
 * What a resolver may read of its place in the operation. Asking for the path leaves the happy path, for it differs by row; what a mutation
 * does knows its own, so that it is not left half-way.
 */
export class Info implements GraphQLResolveInfo {
  readonly #site: Site;
  readonly variableValues: Variables;
  readonly rootValue = undefined;

  constructor(site: Site, variables: Variables) {
    this.#site = site;
    this.variableValues = variables;
  }
  get fieldName() {
    return this.#site.field.name;
  }
  get fieldNodes() {
    return this.#site.nodes;
  }
  get returnType() {
    return this.#site.field.type;
  }
  get parentType() {
    return this.#site.parent;
  }
  get schema() {
    return this.#site.operation.schema;
  }
  get fragments() {
    return this.#site.operation.fragments;
  }
  get operation() {
    return this.#site.operation.definition;
  }
  get path(): GraphQLResolveInfo["path"] {
    const { parent, nodes, operation } = this.#site;
    if (parent !== operation.schema.getMutationType()) return leave("info.path");
    return { prev: undefined, key: nodes[0].alias?.value ?? nodes[0].name.value, typename: parent.name };
  }
  getAbortSignal = () => undefined;
  getAsyncHelpers(): ReturnType<GraphQLResolveInfo["getAsyncHelpers"]> {
    return leave("info.getAsyncHelpers");
  }
}
