import { useTranslation } from "react-i18next";
import { toast } from "../../../tab/toast/queue.ts";

interface Outcome {
  readonly pushed: number;
  readonly cancelled: readonly string[];
  readonly left: number;
}

/** Says what became of several orders: how many are on their way, which are not, how many are left. */
export function useSayPushed(): (outcome: Outcome | null | undefined) => void {
  const { t } = useTranslation("order-push-external");
  return (outcome) => {
    if (!outcome) return;
    const { pushed, cancelled, left } = outcome;
    const more = [
      cancelled.length > 0 && t("notPushed", { numbers: cancelled.join(", ") }),
      left > 0 && t("left", { count: left }),
    ].filter((line) => line !== false);
    toast({
      tone: more.length > 0 ? "caution" : "success",
      text: t("pushed", { count: pushed }),
      detail: more.length > 0 ? more.join(" ") : undefined,
    });
  };
}
