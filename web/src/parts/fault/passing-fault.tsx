import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fault } from "./fault.tsx";
import { useTriesAgain } from "./use-tries-again.ts";

/** A fault that tries again by itself while somebody is away. */
export function PassingFault(props: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const tries = useTriesAgain(props.error, props.onRetry);
  return <Fault {...props}>{tries && <p>{t("fault.triesAgain")}</p>}</Fault>;
}
