import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GraphFailure, OFFLINE } from "../relay/failure.ts";
import { Fault } from "../parts/fault/fault.tsx";
import type { Arrival } from "./enter.ts";
import { settle } from "./leave.ts";
import { browserPlace } from "./place.ts";

type Stop = Exclude<Arrival, { kind: "in" } | { kind: "leaving" }>;

/** Why signing in came to a stop, with a way to start over. */
export function Stopped({ stop }: { stop: Stop }): ReactNode {
  const { t } = useTranslation();
  const startOver = () => {
    settle(browserPlace);
    browserPlace.go("/admin");
  };
  switch (stop.kind) {
    case "loop": {
      const error = new GraphFailure({ code: "09020101", message: t("signin.loopBody") });
      return <Fault title={t("signin.loop")} error={error} onRetry={startOver} />;
    }
    case "refused": {
      const error = new GraphFailure({ code: stop.code ?? "09020101", message: stop.message });
      return <Fault title={t("signin.refused")} error={error} onRetry={startOver} />;
    }
    case "unreachable": {
      const error = new GraphFailure({ code: OFFLINE, message: "" });
      return <Fault title={t("signin.unreachable")} error={error} onRetry={startOver} />;
    }
  }
}
