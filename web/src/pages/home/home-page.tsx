import { chakra, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { orderStatesQuery } from "../../__generated__/orderStatesQuery.graphql.ts";
import { wallClock } from "@linehaul/schema/time";
import { shownZone } from "../../format/zone.ts";
import { useViewer } from "../../shell/query.ts";
import { Fault } from "../../shell/fault.tsx";
import { Boundary } from "../../shell/tabs/boundary.tsx";
import { useShell } from "../../shell/use-shell.ts";
import type { PageProps } from "../entry.ts";
import { Card } from "./card.ts";
import { NoRole } from "./no-role.tsx";
import { OrderStates } from "./order-states.tsx";
import { RolePages } from "./role-pages.tsx";

const Root = chakra("div", {
  base: {
    flex: "1",
    bg: "bg",
    p: { base: "3", md: "5" },
    display: "grid",
    gap: "4",
    alignContent: "start",
    gridTemplateColumns: "minmax(0, 72rem)",
    "& > header": {
      "& > h1": { textStyle: "2xl", fontWeight: "bold", letterSpacing: "tight" },
      "& > p": { color: "fg.muted" },
    },
  },
});

/** Hours from which it is afternoon, and evening, in the zone shown. */
const AFTERNOON = 12;
const EVENING = 18;
function greeting(now: Date): "greeting.morning" | "greeting.afternoon" | "greeting.evening" {
  const hour = wallClock(shownZone, now).hour;
  if (hour < AFTERNOON) return "greeting.morning";
  return hour < EVENING ? "greeting.afternoon" : "greeting.evening";
}

/** SHELL-05: greets, then says what waits and what the role in force can do. A card that can't be had leaves the others alone. */
export default function HomePage({ queryRef }: PageProps<orderStatesQuery>): ReactNode {
  const { t } = useTranslation();
  const viewer = useViewer();
  const shell = useShell();
  const [now] = useState(() => new Date());
  return (
    <Root>
      <header>
        <h1>{t(greeting(now), { name: viewer.displayName })}</h1>
      </header>
      {viewer.role === null ? (
        <NoRole />
      ) : (
        <>
          {shell.may("ORDER_LIST.VIEW") && (
            <Boundary
              onRetry={() => shell.refresh()}
              fallback={(error, retry) => (
                <Card>
                  <Fault title={t("home.today")} error={error} onRetry={retry} />
                </Card>
              )}
            >
              <Suspense fallback={<Skeleton h="32" borderRadius="l3" />}>
                <OrderStates queryRef={queryRef} />
              </Suspense>
            </Boundary>
          )}
          <RolePages />
        </>
      )}
    </Root>
  );
}
