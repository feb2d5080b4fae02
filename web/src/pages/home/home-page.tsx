import { chakra, Skeleton } from "@chakra-ui/react";
import { Suspense, use, useState, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { wallClock } from "@linehaul/schema/time";
import { shownZone } from "../../format/zone.ts";
import { useViewer } from "../../tab/query.ts";
import { PassingFault } from "../../parts/fault/passing-fault.tsx";
import { RetryBoundary } from "../../parts/boundary/retry-boundary.tsx";
import { useShell } from "../../tab/use-shell.ts";
import { Card } from "../../parts/card/card.ts";
import { useMenu } from "../menu/use-menu.ts";
import type { PageParams } from "../../tab/tab-id.ts";
import { NoRole } from "./no-role.tsx";
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

/** A card under way. */
export interface StartedCard {
  readonly code: string;
  readonly isWide: boolean;
  readonly height: number;
  readonly draw: Promise<(params: PageParams) => ReactElement>;
}

const Cards = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    "& > [data-wide]": { gridColumn: "1 / -1" },
    "& > div": { display: "grid" },
  },
});

const Drawn = ({ card }: { readonly card: StartedCard }): ReactNode => use(card.draw)({});

/** SHELL-05: greets, then says what waits and what the role in force can do. A card that can't be had leaves the others alone. */
export default function HomePage({ cards }: { readonly cards: readonly StartedCard[] }): ReactNode {
  const { t } = useTranslation();
  const viewer = useViewer();
  const shell = useShell();
  const { nameOf } = useMenu();
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
          <Cards>
            {cards.map((card) => (
              <div key={card.code} data-wide={card.isWide || undefined}>
                <RetryBoundary
                  onRetry={() => shell.refresh()}
                  fallback={(error, retry) => (
                    <Card>
                      <PassingFault title={nameOf(card.code)} error={error} onRetry={retry} />
                    </Card>
                  )}
                >
                  <Suspense fallback={<Skeleton h={`${card.height}px`} borderRadius="l3" />}>
                    <Drawn card={card} />
                  </Suspense>
                </RetryBoundary>
              </div>
            ))}
          </Cards>
          <RolePages />
        </>
      )}
    </Root>
  );
}
