import {
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from "relay-runtime";
import { z } from "zod";

const Answered = z.object({ data: z.unknown() });

/** Asks past Relay's store, which keeps neither what was asked nor what was answered (PERM-12). Throws a GraphFailure when there is no answer. */
export async function askPastStore(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Variables,
): Promise<unknown> {
  const { params } = getRequest(mutation);
  const answer: GraphQLResponse | undefined = await environment
    .getNetwork()
    .execute(params, variables, { force: true })
    .toPromise();
  return Answered.parse(answer).data;
}
