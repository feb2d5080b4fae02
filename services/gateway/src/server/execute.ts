import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { compiledAtUse } from "../compiled/operations.ts";
import type { GatewayPlugin } from "./context.ts";

/** Lets Yoga answer by compiled operations, or (`compiled` false) by graphql-js. A compiled operation is kept as long as Yoga keeps its document. */
export function execution(schema: GraphQLSchema, { compiled }: { readonly compiled: boolean }): GatewayPlugin {
  const prepareFor = compiledAtUse(schema);
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { document, operationName, variableValues, contextValue } = args;
      const inputs = { ...variableValues };
      const answer = compiled ? prepareFor(document, operationName ?? null)(inputs) : null;
      if (answer) return setExecuteFn(() => answer(contextValue));
      const definition = getOperationAST(document, operationName);
      const { errors } = getVariableValues(schema, definition?.variableDefinitions ?? [], inputs);
      return errors ? setResultAndStopExecution(unfit(errors)) : setExecuteFn(() => execute(args));
    },
  };
}

/** Variables that don't fit are a bad request (400), whatever media type is answered. */
const unfit = (errors: readonly GraphQLError[]): ExecutionResult => ({
  errors: errors.map(
    ({ message, nodes }) => new GraphQLError(message, { nodes, extensions: { http: { status: 400 } } }),
  ),
});
