import { useEffect, useState, type FormEvent } from "react";
import {
  get,
  useForm,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useMutation } from "react-relay";
import type { ToldProblem } from "./problem.tsx";
import type { GraphQLTaggedNode, VariablesOf } from "relay-runtime";
import type { z } from "zod";
import { useRules } from "../lazy/rule-texts.ts";
import { toast } from "../../tab/toast/queue.ts";
import { useShell } from "../../tab/use-shell.ts";
import { newIdempotencyKey } from "./idempotency.ts";
import { zodRules } from "./rules.ts";
import { problemIn, useFailureProblem } from "./told.ts";
import { errorsIn, type UserError, type Write } from "./use-act.ts";
import { useLock } from "./use-lock.ts";

/** A form on its way to be saved. */
export interface SaveForm<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly submit: (event: FormEvent) => void;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** What was typed is given up: the tab loses its dot. */
  readonly forget: () => void;
  /** Of a form that asks: what was submitted and waits for `confirm`. */
  readonly asked: Out | null;
  readonly confirm: () => void;
  readonly back: () => void;
  /** What is wrong with the whole of it: somebody else changed it, the service is down. */
  readonly problem: ToldProblem | null;
}

/** Has the form a field there, also one that holds nothing at present? */
function isHeld(values: FieldValues, path: string): boolean {
  const steps = path.split(".");
  const holder: unknown = steps.length === 1 ? values : get(values, steps.slice(0, -1).join("."));
  return typeof holder === "object" && holder !== null && (steps.at(-1) ?? "") in holder;
}

/**
 * A form that is checked by a zod input of `schema/` and saved by one mutation. Errors of the server land on their fields,
 * the first one focused; the tab shows a dot while something typed is not saved; a double click saves once (ERR-05).
 */
export function useSaveForm<In extends FieldValues, Out, M extends Write>(o: {
  readonly schema: z.ZodType<Out, In>;
  readonly defaults: DefaultValues<In>;
  readonly mutation: GraphQLTaggedNode;
  readonly variables: (values: Out, idempotencyKey: string) => VariablesOf<M>;
  readonly onSaved: (response: M["response"]) => void;
  /** Nothing is sent before it was confirmed: the form shows a question while `asked` is there. */
  readonly asks?: boolean;
  /** What follows shows what was done: no toast says it. */
  readonly isSilent?: boolean;
  /** True: the form deals with what was refused itself. */
  readonly onRefused?: (errors: readonly UserError[]) => boolean;
}): SaveForm<In, Out> {
  const { t } = useTranslation("parts");
  const say = useRules();
  const { setDirty } = useShell();
  const failure = useFailureProblem();
  const [idempotencyKey, renewKey] = useState(newIdempotencyKey);
  const [problem, setProblem] = useState<SaveForm<In, Out>["problem"]>(null);
  const [commit, isInFlight] = useMutation<M>(o.mutation);
  const { isLocked, take } = useLock();
  const form = useForm<In, unknown, Out>({
    defaultValues: o.defaults,
    mode: "onTouched",
    resolver: zodRules(o.schema, ({ key, params }) => say(key, params)),
  });
  const { isDirty } = useFormState({ control: form.control });
  // No clean-up: a hidden tab's effects are taken down, and what was typed there is still not saved. `forget` clears it.
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  const forget = () => setDirty(false);

  const show = (errors: readonly UserError[]) => {
    const isField = (path: string): path is Path<In> => isHeld(form.getValues(), path);
    let isFirst = true;
    for (const error of errors) {
      const { field, message } = error;
      // A server names a field by its path in the input, whose shape the form has.
      const path = field?.join(".") ?? "";
      if (isField(path)) form.setError(path, { type: "server", message }, { shouldFocus: isFirst });
      else setProblem(problemIn(error));
      isFirst = false;
    }
  };
  const [asked, setAsked] = useState<Out | null>(null);
  const send = (values: Out) => {
    if (isInFlight || !take()) return;
    setProblem(null);
    commit({
      variables: o.variables(values, idempotencyKey),
      onCompleted: (response) => {
        const errors = errorsIn(response);
        if (errors.length > 0) {
          if (o.onRefused?.(errors) !== true) show(errors);
        } else {
          forget();
          // A form that stays open saves something else the next time.
          renewKey(newIdempotencyKey);
          if (o.isSilent !== true) toast({ tone: "success", text: t("parts:form.saved") });
          o.onSaved(response);
        }
      },
      onError: (error) => setProblem(failure(error)),
    });
  };
  // Wrapped: a state that is a function would be called.
  const save = form.handleSubmit((values) => (o.asks === true ? setAsked(() => values) : send(values)));
  const confirm = () => {
    if (asked === null) return;
    setAsked(null);
    send(asked);
  };
  return {
    form,
    submit: (event) => void save(event),
    isSaving: isInFlight || isLocked,
    isDirty,
    problem,
    forget,
    asked,
    confirm,
    back: () => setAsked(null),
  };
}
