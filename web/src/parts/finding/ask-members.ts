import { graphql } from "react-relay";
import { z } from "zod";
import type { IEnvironment } from "relay-runtime";
import type { FindSensitiveMembersInput } from "../../__generated__/askMembersMutation.graphql.ts";
import { askPastStore } from "../../relay/past-store.ts";
import { Found } from "./ask.ts";

const mutation = graphql`
  mutation askMembersMutation($input: FindSensitiveMembersInput!) {
    findSensitiveMembers(input: $input) {
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

const Answer = z.object({ findSensitiveMembers: Found });
/** Looks for members by a masked value, which Relay's store never holds. Throws a GraphFailure when there is no answer. */
export const findMembers = async (environment: IEnvironment, input: FindSensitiveMembersInput): Promise<Found> =>
  Answer.parse(await askPastStore(environment, mutation, { input })).findSensitiveMembers;
