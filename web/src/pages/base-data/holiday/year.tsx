import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { SITES } from "@linehaul/schema/sites";
import { config } from "../../../browser/config.ts";
import { siteToday } from "../../../browser/site-day.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { useCountries } from "../../../parts/countries/country-choice.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { PullButton } from "../../../parts/pull/pull-button.tsx";
import { PlainSelect } from "../../../parts/form/plain-select.tsx";
import { RegionChoice } from "./region-choice.tsx";
import { YearMonths } from "./year-months.tsx";

const look = graphql`
  mutation yearLookMutation($input: LookAtHolidaysInput!) {
    looked: lookAtHolidays(input: $input) {
      found {
        ...pullFound_found
      }
      errors {
        code
        message
        detail
        traceId
      }
    }
  }
`;
const pull = graphql`
  mutation yearPullMutation($input: PullHolidaysInput!) {
    pulled: pullHolidays(input: $input) {
      done {
        added
        changed
        deleted
      }
      errors {
        code
        message
        detail
        traceId
      }
    }
  }
`;

const site = SITES[config.site];
const thisYear = (): number => Number(siteToday().slice(0, 4));

const Bar = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: "2",
    flexWrap: "wrap",
    mb: "3",
    "& > [role=group]": { flex: "1 1 11rem", width: "auto" },
  },
});

/** A country's year beside the list: twelve months with their days off and make-up days; who may is offered the public holidays that it lacks. */
export default function Year(props: {
  readonly onClose: () => void;
  /** Holidays were taken from the source. */
  readonly onTaken: () => void;
}): ReactNode {
  const { t } = useTranslation("holiday");
  const [countryCode, choose] = useState<string>(site.country);
  const [region, keep] = useState("");
  const [year, turn] = useState(thisYear);
  const [taken, take] = useState(0);
  const of = { module: "HOLIDAY", button: "HOLIDAY.CREATE", look, pull, part: { countryCode, region, year } } as const;
  return (
    <TabDialog title={t("yearView")} size="800px" isDrawer onClose={props.onClose}>
      <DialogBody>
        <Asked fallback={<Skeleton height="80" />}>
          {(asked) => (
            <>
              <Bar>
                <Country
                  turn={asked}
                  value={countryCode}
                  onChange={(code) => {
                    choose(code);
                    keep("");
                  }}
                />
                <RegionChoice countryCode={countryCode} value={region} onChange={keep} />
                <Button size="sm" variant="outline" aria-label={t("yearBefore")} onClick={() => turn(year - 1)}>
                  ‹
                </Button>
                <b aria-live="polite">{year}</b>
                <Button size="sm" variant="outline" aria-label={t("yearAfter")} onClick={() => turn(year + 1)}>
                  ›
                </Button>
                <PullButton
                  of={{ ...of, named: [region || countryCode, year].join(" ") }}
                  label={t("proposals")}
                  isPlain
                  onPulled={() => {
                    take(taken + 1);
                    props.onTaken();
                  }}
                />
              </Bar>
              <Suspense fallback={<Skeleton height="80" />}>
                <YearMonths countryCode={countryCode} region={region} year={year} turn={asked + taken} />
              </Suspense>
            </>
          )}
        </Asked>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button variant="outline" onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}

function Country(props: { readonly turn: number; readonly value: string; readonly onChange: (code: string) => void }) {
  const { t } = useTranslation("holiday");
  const { value, onChange } = props;
  return (
    <PlainSelect label={t("column.country")} options={useCountries(props.turn)} value={value} onChange={onChange} />
  );
}
