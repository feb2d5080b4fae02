import { graphql, useLazyLoadQuery } from "react-relay";
import type { roleChoicesQuery } from "../../__generated__/roleChoicesQuery.graphql.ts";
import type { roleChoicesGroupsQuery } from "../../__generated__/roleChoicesGroupsQuery.graphql.ts";

/** Every role, for choosing one: those out of use too, which can't be granted (PERM-06). */
export const useRoles = (): roleChoicesQuery["response"]["roleChoices"] =>
  useLazyLoadQuery<roleChoicesQuery>(
    graphql`
      query roleChoicesQuery {
        roleChoices {
          id
          code
          name
          status
        }
      }
    `,
    {},
  ).roleChoices;

/** Data groups in use, for choosing one. */
export const useDataGroups = (): roleChoicesGroupsQuery["response"]["dataGroupChoices"] =>
  useLazyLoadQuery<roleChoicesGroupsQuery>(
    graphql`
      query roleChoicesGroupsQuery {
        dataGroupChoices {
          id
          code
          name
          kind
        }
      }
    `,
    {},
  ).dataGroupChoices;
