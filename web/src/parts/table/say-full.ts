import i18next from "i18next";
import { toast } from "../../tab/toast/queue.ts";
import { MOST_TICKED } from "./selection.ts";

/** Says that no more rows can be ticked. */
export const sayFull = (): void =>
  toast({ tone: "caution", text: i18next.t("parts:table.mostTicked", { most: MOST_TICKED.toLocaleString("en") }) });
