import { Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SiteCode } from "@linehaul/schema/sites";
import { config } from "../browser/config.ts";
import { GraphFailure, OFFLINE } from "../relay/failure.ts";
import { Fault } from "../parts/fault/fault.tsx";
import type { Arrival } from "./enter.ts";
import { settle } from "./leave.ts";
import { browserPlace } from "./place.ts";

type Stop = Exclude<Arrival, { kind: "in" } | { kind: "leaving" }>;

/** No data group of the account opens this site. */
const NO_SITE = "09020104";

/** The sites that let the user in, as links; each signs in by itself. */
function Elsewhere({ sites }: { readonly sites: readonly SiteCode[] }): ReactNode {
  const { t } = useTranslation();
  if (sites.length === 0) return <p>{t("signin.nowhere")}</p>;
  return (
    <p>
      {sites.map((site) => (
        <Link key={site} href={new URL("/admin", config.sites[site]).href} display="block">
          {t("site.go", { site: t(`site.${site}`) })}
        </Link>
      ))}
    </p>
  );
}

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
      return (
        <Fault title={t("signin.refused")} error={error} onRetry={startOver}>
          {stop.code === NO_SITE && <Elsewhere sites={stop.sites} />}
        </Fault>
      );
    }
    case "unreachable": {
      const error = new GraphFailure({ code: OFFLINE, message: "" });
      return <Fault title={t("signin.unreachable")} error={error} onRetry={startOver} />;
    }
  }
}
