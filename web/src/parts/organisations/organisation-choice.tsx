import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { organisationChoiceQuery } from "../../__generated__/organisationChoiceQuery.graphql.ts";
import { Choice, type Option } from "../filters/choice.tsx";

/** Asked for once, when somebody first needs it; another `turn` asks again. */
export function useOrganisations(turn = 0): readonly Option<string>[] {
  const { organisations } = useLazyLoadQuery<organisationChoiceQuery>(
    graphql`
      query organisationChoiceQuery {
        organisations {
          code
          name
        }
      }
    `,
    {},
    { fetchKey: turn },
  );
  return organisations.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
}

/** Any of the organisations, by code or name. */
export function OrganisationChoice(props: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}): ReactNode {
  return <Choice {...props} options={useOrganisations()} />;
}
