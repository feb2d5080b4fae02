import { Skeleton } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { countryChoiceQuery } from "../../__generated__/countryChoiceQuery.graphql.ts";
import { Choice, chosen, type Option } from "../filters/choice.tsx";
import { Boundary } from "../list/slot.tsx";

/** As many as a filter takes. */
const MOST = 20;

/** Asked for once, when somebody first needs it: reference data of the gateway. */
function useCountries(): readonly Option<string>[] {
  const { countries } = useLazyLoadQuery<countryChoiceQuery>(
    graphql`
      query countryChoiceQuery {
        countries {
          code
          name
        }
      }
    `,
    {},
  );
  return countries.map(({ code, name }) => ({ value: code, label: name }));
}

/** Any of the countries, by name or code. */
export function CountryChoice(props: {
  readonly label: string;
  /** ISO 3166-1 alpha-2. */
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  /** As many as can be chosen; 20, as a filter takes, unless told. */
  readonly most?: number;
}): ReactNode {
  const { t } = useTranslation("parts");
  return (
    <Boundary of={props.label} failed={() => <p role="alert">{t("state.failed")}</p>}>
      <Suspense fallback={<Skeleton height="40" />}>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  );
}
const Loaded = (props: Parameters<typeof CountryChoice>[0]) => (
  <Choice most={MOST} {...props} options={useCountries()} />
);

/** `Japan, Korea`; the codes until the names are there. */
export function CountryNames({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const fallback = codes.join(", ");
  return (
    <Boundary of={fallback} failed={() => fallback}>
      <Suspense fallback={fallback}>
        <Names codes={codes} />
      </Suspense>
    </Boundary>
  );
}
const Names = ({ codes }: { readonly codes: readonly string[] }) => chosen(useCountries(), codes);
