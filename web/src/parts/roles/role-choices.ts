import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { roleChoicesQuery } from "../../__generated__/roleChoicesQuery.graphql.ts";
import type { roleChoicesGroupsQuery } from "../../__generated__/roleChoicesGroupsQuery.graphql.ts";
import { roleName } from "../../i18n/role-name.ts";

/** Every role, named in the reader's language, for choosing one: those out of use too, which can't be granted (PERM-06). */
export function useRoles(): roleChoicesQuery["response"]["roleChoices"] {
  const { t } = useTranslation();
  const { roleChoices } = useLazyLoadQuery<roleChoicesQuery>(
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
  );
  return roleChoices.map((role) => ({ ...role, name: roleName(t, { roleCode: role.code, roleName: role.name }) }));
}

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
