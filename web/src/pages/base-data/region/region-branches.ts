import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { RegionFilter, regionBranchesQuery } from "../../../__generated__/regionBranchesQuery.graphql.ts";

/** A place of the tree, with what lies in it once it is open. */
export interface Branch {
  readonly code: string;
  readonly name: string;
  /** How many lie in it. */
  readonly below: number;
  readonly isOff: boolean;
  readonly children?: Branch[];
}

/** More lie in no place that anybody looks through: what is not among them is searched for. */
const MOST = 200;

async function asked(environment: Environment, filter: RegionFilter): Promise<Branch[]> {
  const answer = await fetchQuery<regionBranchesQuery>(
    environment,
    graphql`
      query regionBranchesQuery($first: Int!, $filter: RegionFilter!) {
        regions(first: $first, filter: $filter, sort: NAME_ASC) {
          edges {
            node {
              id
              code
              name
              below
              status
            }
          }
        }
      }
    `,
    { first: MOST, filter },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return (answer?.regions.edges ?? []).map(({ node: { code, name, below, status } }) => ({
    code,
    name,
    below,
    isOff: status === "DISABLED",
  }));
}

/** The places of a country, with what lies in those that are open, level by level. */
export async function treeOf(
  environment: Environment,
  countryCode: string,
  open: ReadonlySet<string>,
): Promise<readonly Branch[]> {
  const filled = (branches: readonly Branch[]): Promise<Branch[]> =>
    Promise.all(
      branches.map(async (branch) =>
        branch.below > 0 && open.has(branch.code)
          ? { ...branch, children: await filled(await asked(environment, { parentCode: branch.code })) }
          : branch,
      ),
    );
  return filled(await asked(environment, { countryCode, level: 1 }));
}
