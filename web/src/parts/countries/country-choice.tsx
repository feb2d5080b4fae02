import { Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { countryChoiceQuery } from "../../__generated__/countryChoiceQuery.graphql.ts";
import { Choice, chosen, type Option } from "../filters/choice.tsx";
import { FailureNotice } from "../list/notices.tsx";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";

/** As many as a filter takes. */
const MOST = 20;

/** Asked for once, when somebody first needs it: reference data of the gateway. Suspends. */
export function useCountries(turn = 0): readonly Option<string>[] {
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
    { fetchKey: turn },
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
  /** Counts the tries: another one asks again. */
  const [turn, setTurn] = useState(0);
  return (
    <KeyedBoundary
      of={turn}
      failed={(error) => <FailureNotice error={error} onRetry={() => setTurn(turn + 1)} isRetrying={false} />}
    >
      <Suspense fallback={<Skeleton height="40" />}>
        <Loaded {...props} turn={turn} />
      </Suspense>
    </KeyedBoundary>
  );
}
const Loaded = ({ turn, ...props }: Parameters<typeof CountryChoice>[0] & { readonly turn: number }) => (
  <Choice most={MOST} {...props} options={useCountries(turn)} />
);

/** `Japan, Korea`; the codes until the names are there. */
export function CountryNames({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const fallback = codes.join(", ");
  return (
    <KeyedBoundary of={fallback} failed={() => fallback}>
      <Suspense fallback={fallback}>
        <Names codes={codes} />
      </Suspense>
    </KeyedBoundary>
  );
}
const Names = ({ codes }: { readonly codes: readonly string[] }) => chosen(useCountries(), codes);
