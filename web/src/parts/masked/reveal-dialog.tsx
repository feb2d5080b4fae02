import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RevealReason } from "@linehaul/schema/reveal";
import { useRules } from "../lazy/rule-texts.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { useErrorText } from "../../relay/use-error-text.ts";
import { failureOf } from "../../relay/failure.ts";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { TraceId } from "../list/trace-id.tsx";
import { useReveal, type Revealed } from "./reveal.ts";
import type { RevealField } from "./revealable.ts";

const Form = chakra("form");
const Note = chakra("p", { base: { color: "fg.muted", mb: "3" } });
interface Problem {
  readonly text: string;
  readonly traceId: string | null;
}
const problemOf = (error: Revealed["errors"][number] | undefined): Problem => ({
  text: [error?.message, error?.detail].filter(Boolean).join(" "),
  traceId: error?.traceId ?? null,
});

/** Asks why a masked value must be seen, and hands it over (PERM-12). */
export default function RevealDialog(props: {
  /** Node id of what holds the value. */
  readonly id: string;
  readonly field: RevealField;
  readonly onClose: () => void;
  readonly onShown: (value: string) => void;
}): ReactNode {
  const { t } = useTranslation(["parts", "schema"]);
  const say = useRules();
  const errorText = useErrorText();
  const { run, isBusy, reasons } = useReveal();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const list = useId();

  /** What is wrong with the reason, or why there is no value; null when it was shown. */
  async function show(): Promise<Problem | null> {
    const read = RevealReason.safeParse(reason);
    if (!read.success) {
      const issue = read.error.issues[0];
      return { text: say(issue?.message ?? "invalid", { ...issue }), traceId: null };
    }
    try {
      const { value, errors } = await run({ id: props.id, field: props.field, reason: read.data, idempotencyKey });
      if (value === null) return problemOf(errors[0]);
      props.onShown(value);
      return null;
    } catch (error) {
      const failure = failureOf(error);
      return { text: errorText(failure), traceId: failure.traceId };
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void show().then(setProblem);
  };
  return (
    <Dialog title={t("masked.question", { what: t(`masked.field.${props.field}`) })} onClose={props.onClose} size="md">
      <Form noValidate onSubmit={submit}>
        <DialogBody>
          <Note>{t("masked.recorded")}</Note>
          <Field.Root invalid={problem !== null} required>
            <Field.Label>{t("masked.reason")}</Field.Label>
            <Input
              data-autofocus
              list={list}
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={(e) => setReason(e.currentTarget.value)}
            />
            <datalist id={list}>
              {reasons.map((r) => (
                <option key={r} value={r}>
                  {r}
                </option>
              ))}
            </datalist>
            <Field.ErrorText>{problem?.text}</Field.ErrorText>
          </Field.Root>
          {problem !== null && problem.traceId !== null && <TraceId id={problem.traceId} />}
        </DialogBody>
        <DialogFoot>
          <span />
          <Button type="button" onClick={props.onClose}>
            {t("form.cancel")}
          </Button>
          <BusyButton type="submit" variant="solid" isBusy={isBusy}>
            {t("masked.show")}
          </BusyButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
