import { graphql } from "react-relay";
import { z } from "zod";
import type { IEnvironment } from "relay-runtime";
import type { FindSensitiveOrdersInput } from "../../__generated__/askFindSensitiveMutation.graphql.ts";
import { askPastStore } from "../../relay/past-store.ts";

const mutation = graphql`
  mutation askFindSensitiveMutation($input: FindSensitiveOrdersInput!) {
    findSensitiveOrders(input: $input) {
      finding {
        findingId
        count
      }
      errors {
        message
        traceId
        field
      }
    }
  }
`;

/** What a search answers, whatever is looked for. */
export const Found = z.object({
  finding: z.object({ findingId: z.string(), count: z.int() }).nullable(),
  errors: z.array(z.object({ message: z.string(), traceId: z.string().nullish() })),
});
export type Found = z.infer<typeof Found>;
const Answer = z.object({ findSensitiveOrders: Found });

/** Looks for orders by a masked value, which Relay's store never holds. Throws a GraphFailure when there is no answer. */
export const findOrders = async (environment: IEnvironment, input: FindSensitiveOrdersInput): Promise<Found> =>
  Answer.parse(await askPastStore(environment, mutation, { input })).findSensitiveOrders;
