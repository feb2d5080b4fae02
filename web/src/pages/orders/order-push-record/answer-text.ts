import type { orderPushRecordRow_attempt$data } from "../../../__generated__/orderPushRecordRow_attempt.graphql.ts";
import type { TextOf } from "../../../i18n/text-of.ts";

type Answered = Pick<orderPushRecordRow_attempt$data, "outcome" | "httpStatus" | "silence" | "answer">;

/** What became of an attempt, in words: what was answered, why nothing was, or for what the receiver has no word; null while nothing did. */
export function answerText({ outcome, httpStatus, silence, answer }: Answered, t: TextOf): string | null {
  if (outcome === "UNMAPPED") return t("unmapped", { state: t(`parts:status.order.${answer ?? ""}`) });
  if (silence) return t(`silence.${silence}`);
  return httpStatus ? `${httpStatus} ${answer ?? ""}` : null;
}
