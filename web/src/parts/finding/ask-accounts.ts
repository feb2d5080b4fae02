import { graphql } from "react-relay";
import { z } from "zod";
import type { IEnvironment } from "relay-runtime";
import type { FindSensitiveUserAccountsInput } from "../../__generated__/askAccountsMutation.graphql.ts";
import { askPastStore } from "../../relay/past-store.ts";
import { Found } from "./ask.ts";

const mutation = graphql`
  mutation askAccountsMutation($input: FindSensitiveUserAccountsInput!) {
    findSensitiveUserAccounts(input: $input) {
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

const Answer = z.object({ findSensitiveUserAccounts: Found });
/** Looks for accounts by a masked value, which Relay's store never holds. Throws a GraphFailure when there is no answer. */
export const findAccounts = async (environment: IEnvironment, input: FindSensitiveUserAccountsInput): Promise<Found> =>
  Answer.parse(await askPastStore(environment, mutation, { input })).findSensitiveUserAccounts;
