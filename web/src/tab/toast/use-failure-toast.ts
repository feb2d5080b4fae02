import { useErrorText } from "../../relay/use-error-text.ts";
import { useRefusalText } from "../../relay/use-refusal-text.ts";
import { failureOf, isDenied } from "../../relay/failure.ts";
import { ACCESS_MS, toast } from "./queue.ts";

/** Says why something failed (ERR-01, ERR-02); takes what was thrown, by Relay or otherwise. */
export function useFailureToast(): (error: unknown) => void {
  const text = useErrorText();
  const refusal = useRefusalText();
  return (error) => {
    const failure = failureOf(error);
    toast({
      tone: "critical",
      text: text(failure),
      ...(isDenied(failure.code)
        ? { detail: refusal(failure).join(" "), lasts: ACCESS_MS }
        : { detail: failure.detail ?? undefined }),
      traceId: failure.traceId,
    });
  };
}
