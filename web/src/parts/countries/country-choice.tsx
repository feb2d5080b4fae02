import { graphql, useLazyLoadQuery } from "react-relay";
import type { countryChoiceQuery } from "../../__generated__/countryChoiceQuery.graphql.ts";
import { askedChoice } from "../filters/asked-choice.tsx";
import type { Option } from "../filters/choice.tsx";

interface CountryOption extends Option<string> {
  /** May it be chosen in new work? */
  readonly isInUse: boolean;
}

/** Asked for once, when somebody first needs it: reference data of the gateway. Suspends. */
export function useCountries(turn = 0): readonly CountryOption[] {
  const { countries } = useLazyLoadQuery<countryChoiceQuery>(
    graphql`
      query countryChoiceQuery {
        countries {
          code
          name
          status
        }
      }
    `,
    {},
    { fetchKey: turn },
  );
  return countries.map(({ code, name, status }) => ({ value: code, label: name, isInUse: status !== "DISABLED" }));
}

/** Any of the countries, by name or code (ISO 3166-1 alpha-2); `Japan, Korea`. */
export const { Control: CountryChoice, Names: CountryNames } = askedChoice(useCountries);
