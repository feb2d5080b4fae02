import { useState } from "react";
import { useMutation } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useRules } from "../lazy/rule-texts.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import type { ToldProblem } from "../form/problem.tsx";
import { problemIn, useFailureProblem } from "../form/told.ts";
import type { UserError } from "../form/use-act.ts";
import { useLock } from "../form/use-lock.ts";
import type { BeginMutation } from "./exported.ts";

/** Where in the dialog something is wrong. */
export type Place = "period" | "columns" | "reason" | "whole";
export type Problems = Readonly<Partial<Record<Place, ToldProblem>>>;

const PLACES: Readonly<Record<string, Place>> = { filter: "period", columns: "columns", reason: "reason" };
const placeOf = ({ field }: UserError): Place => PLACES[field?.[0] ?? ""] ?? "whole";

/** Asks for a file, once however often it is pressed (ERR-05); what is wrong is told at its place. */
export function useBegin(
  mutation: GraphQLTaggedNode,
  onBegun: (task: NonNullable<BeginMutation["response"]["begun"]["task"]>) => void,
) {
  const sayRule = useRules();
  const failure = useFailureProblem();
  const [commit, isInFlight] = useMutation<BeginMutation>(mutation);
  const { isLocked, take } = useLock();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [problems, setProblems] = useState<Problems>({});
  return {
    isBusy: isInFlight || isLocked,
    problems,
    /** Of what the dialog itself finds: a key of `schema:rule`. */
    say: (place: Place, rule: string, values: Readonly<Record<string, unknown>> = {}) =>
      setProblems({ [place]: { text: sayRule(rule, values), traceId: null } }),
    begin(input: object) {
      if (isInFlight || !take()) return;
      setProblems({});
      commit({
        variables: { input: { ...input, idempotencyKey } },
        onCompleted: ({ begun: { task, errors } }) => {
          if (task) onBegun(task);
          else setProblems(Object.fromEntries(errors.map((error) => [placeOf(error), problemIn(error)])));
        },
        onError: (error) => setProblems({ whole: failure(error) }),
      });
    },
  };
}
