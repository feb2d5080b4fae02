import type { GraphQLResolveInfo } from "graphql";
import { leave } from "./leave.ts";
import type { Site } from "./resolved.ts";
import type { Variables } from "./run.ts";

/** What a resolver may read of its place in the operation. Asking for the path leaves the happy path: it differs by row. */
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
    return leave("info.path");
  }
  getAbortSignal = () => undefined;
  getAsyncHelpers(): ReturnType<GraphQLResolveInfo["getAsyncHelpers"]> {
    return leave("info.getAsyncHelpers");
  }
}
