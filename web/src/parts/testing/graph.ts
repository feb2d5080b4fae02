import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type PayloadError,
} from "relay-runtime";
import { isRecord } from "@linehaul/schema/record";
import { MockPayloadGenerator, type MockResolvers } from "relay-test-utils";

/** A request that the page made. */
export interface Asked {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
/** What the graph answers to a request: values by type, the rest made up; or a failure to throw. */
export type Answer = (asked: Asked) => MockResolvers | Error | PartialAnswer;
/** An answer with errors beside its data. */
export class PartialAnswer {
  readonly resolvers: MockResolvers;
  readonly errors: PayloadError[];
  constructor(resolvers: MockResolvers, errors: PayloadError[]) {
    this.resolvers = resolvers;
    this.errors = errors;
  }
}

/** Every list asks for its user's views: he has none unless the test says so. A made-up one would be his default. */
const withoutViews = (given: MockResolvers): MockResolvers => ({
  ...given,
  Viewer: (context, id) => {
    const own: unknown = given["Viewer"]?.(context, id);
    return { savedViews: [], ...(isRecord(own) && own) };
  },
});

const artifacts = import.meta.glob<{ default: Parameters<typeof getRequest>[0] }>("../../__generated__/*.graphql.ts");

/** A graph in the test's hand. It answers by the schema: what a test leaves out has a made-up value of its type. */
export function graphOf(answer: Answer): { readonly environment: Environment; readonly asked: readonly Asked[] } {
  const asked: Asked[] = [];
  const environment = new Environment({
    network: Network.create(async (operation, variables) => {
      const request = { name: operation.name, variables };
      asked.push(request);
      const load = artifacts[`../../__generated__/${operation.name}.graphql.ts`];
      if (!load) throw new Error(`no artifact of ${operation.name}: run relay-compiler`);
      const { default: node } = await load();
      const given = answer(request);
      if (given instanceof Error) throw given;
      const descriptor = createOperationDescriptor(getRequest(node), variables);
      return given instanceof PartialAnswer
        ? { ...MockPayloadGenerator.generate(descriptor, withoutViews(given.resolvers)), errors: given.errors }
        : MockPayloadGenerator.generate(descriptor, withoutViews(given));
    }),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
  });
  return { environment, asked };
}
