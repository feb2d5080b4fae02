import { graphql } from "react-relay";
import { z } from "zod";
import type { IEnvironment } from "relay-runtime";
import type { FindSensitiveCustomersInput } from "../../__generated__/askCustomersMutation.graphql.ts";
import { askPastStore } from "../../relay/past-store.ts";
import { Found } from "./ask.ts";

const mutation = graphql`
  mutation askCustomersMutation($input: FindSensitiveCustomersInput!) {
    findSensitiveCustomers(input: $input) {
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

const Answer = z.object({ findSensitiveCustomers: Found });
/** Looks for customers by a masked value, which Relay's store never holds. Throws a GraphFailure when there is no answer. */
export const findCustomers = async (environment: IEnvironment, input: FindSensitiveCustomersInput): Promise<Found> =>
  Answer.parse(await askPastStore(environment, mutation, { input })).findSensitiveCustomers;
