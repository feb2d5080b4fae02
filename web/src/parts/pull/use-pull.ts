import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, readInlineData, useMutation } from "react-relay";
import type { pullFound_found$key } from "../../__generated__/pullFound_found.graphql.ts";
import { toast } from "../../tab/toast/queue.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import type { ToldProblem } from "../form/problem.tsx";
import { problemIn, useFailureProblem } from "../form/told.ts";
import { useLock } from "../form/use-lock.ts";
import { canTake, type CataloguePull, type Found, type LookMutation, type PullMutation } from "./pull.ts";

/** How far a pull is. */
export type Way =
  | { readonly is: "asking" | "failed" }
  | { readonly is: "found"; readonly found: Found; readonly idempotencyKey: string };

// Kept as it was answered: nothing of the store holds what is no node.
const read = (found: pullFound_found$key): Found =>
  readInlineData(
    graphql`
      fragment pullFound_found on PullFound @inline {
        source
        same
        digest
        rows {
          key
          name
          state
          fields {
            field
            here
            there
            stays
          }
        }
      }
    `,
    found,
  );

/** With its code, for whoever looks after the source. */
const coded = (error: Parameters<typeof problemIn>[0] & { readonly code: string }): ToldProblem => {
  const { text, traceId } = problemIn(error);
  return { text: `${text} (${error.code})`, traceId };
};

/** What is taken unless somebody unticks it: all but what would be deleted. */
const usual = ({ rows }: Found): readonly string[] =>
  rows.filter((row) => row.state !== "GONE" && canTake(row)).map(({ key }) => key);

/** A pull from the source of base data: looked at as it opens, taken when somebody says so, and looked at again when that was refused. */
export function usePull(of: CataloguePull, onPulled: () => void) {
  const { t } = useTranslation("pull");
  const [way, setWay] = useState<Way>({ is: "asking" });
  const [ticked, tick] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly ToldProblem[]>([]);
  const failure = useFailureProblem();
  const [commitLook] = useMutation<LookMutation>(of.look);
  const [commitPull, isPulling] = useMutation<PullMutation>(of.pull);
  const { isLocked, take: lock } = useLock();
  const turn = useRef(0);

  /** @param because Why taking it was refused, where it was. */
  function look(because: readonly ToldProblem[] = []): void {
    turn.current += 1;
    const mine = turn.current;
    setWay({ is: "asking" });
    setProblems(because);
    const failed = (told: readonly ToldProblem[]): void => {
      if (turn.current !== mine) return;
      setWay({ is: "failed" });
      setProblems([...because, ...told]);
    };
    commitLook({
      variables: of.part === undefined ? {} : { input: of.part },
      onCompleted: ({ looked: { found, errors } }) => {
        if (!found) failed(errors.map(coded));
        else if (turn.current === mine) {
          const rows = read(found);
          tick(usual(rows));
          setWay({ is: "found", found: rows, idempotencyKey: newIdempotencyKey() });
        }
      },
      onError: (error) => failed([failure(error)]),
    });
  }

  function take(): void {
    if (way.is !== "found" || isPulling || !lock()) return;
    setProblems([]);
    commitPull({
      variables: { input: { ...of.part, digest: way.found.digest, keys: ticked, idempotencyKey: way.idempotencyKey } },
      onCompleted: ({ pulled: { done, errors } }) => {
        if (!done) {
          look(errors.map(coded));
          return;
        }
        const { added, changed, deleted } = done;
        toast({ tone: "success", text: t("taken", { added, changed, deleted }) });
        onPulled();
      },
      onError: (error) => setProblems([failure(error)]),
    });
  }

  const first = useRef(look);
  useEffect(() => {
    const ask = first.current;
    // A tab that is shown again asks anew: what was found meanwhile is of another time.
    ask();
    return () => void (turn.current += 1);
  }, []);

  return { way, problems, ticked, tick, look: () => look(), take, isTaking: isPulling || isLocked };
}
