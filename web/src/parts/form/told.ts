import { failureOf, isDenied } from "../../relay/failure.ts";
import { useErrorText } from "../../relay/use-error-text.ts";
import { useRefusalText } from "../../relay/use-refusal-text.ts";
import type { ToldProblem } from "./problem.tsx";
import type { UserError } from "./use-act.ts";

/** What the user can mend, as a dialog says it. */
export const problemIn = ({ message, detail, traceId }: UserError): ToldProblem => ({
  text: [message, detail].filter(Boolean).join(" "),
  traceId: traceId ?? null,
});

/** Why a mutation brought nothing, as a dialog says it: a refusal with the button that is missing and whom to ask. */
export function useFailureProblem(): (error: unknown) => ToldProblem {
  const errorText = useErrorText();
  const refusal = useRefusalText();
  return (error) => {
    const failure = failureOf(error);
    const why = isDenied(failure.code) ? refusal(failure) : [failure.detail].filter(Boolean);
    return { text: [errorText(failure), ...why].join(" "), traceId: failure.traceId };
  };
}
