import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { Suspense, useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LABEL_PAPERS, MOST_COPIES, MOST_PRINTED } from "@linehaul/schema/orders/order/print-limits";
import { useShell } from "../../tab/use-shell.ts";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { BusyButton } from "../button/busy-button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { FailureNotice } from "../list/notices.tsx";
import { TraceId } from "../list/trace-id.tsx";
import { PrintPreview } from "./print-preview.tsx";
import { usePrint } from "./use-print.ts";
import type { PrintChoice, PrintingPage, What } from "./what.ts";

const Form = chakra("form", { base: { display: "contents" } });
const Body = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    "& > fieldset > legend": { textStyle: "sm", fontWeight: "medium", mb: "1" },
    "& label[data-radio]": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minH: "7",
      me: "5",
      cursor: "pointer",
    },
    "& input[type=radio]": { accentColor: "var(--chakra-colors-route)" },
  },
});
const Alert = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    px: "3",
    py: "1.5",
    borderRadius: "l2",
    bg: "critical.subtle",
    color: "critical.fg",
  },
});

/** Asks what is printed of orders: labels or invoices, paper, copies; says what is left out and what was printed before (ORD-10). */
export default function PrintDialog(props: {
  readonly page: PrintingPage;
  readonly orders: readonly string[];
  /** What may be printed, and what of it comes first. */
  readonly prints: readonly What[];
  readonly first: What;
  readonly onPrinted?: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation(["print", "parts"]);
  const { refresh } = useShell();
  const { orders, prints, onPrinted, onClose } = props;
  const [choice, setChoice] = useState<PrintChoice>({ what: props.first, paper: "LABEL", copies: "1" });
  const choose = (more: Partial<PrintChoice>) => setChoice({ ...choice, ...more });
  const [tries, setTries] = useState(0);
  const { isBusy, problem, print } = usePrint(orders, () => {
    onClose();
    onPrinted?.();
    refresh("ORDER_DETAIL");
  });
  const isTooMuch = orders.length > MOST_PRINTED;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooMuch) print(choice);
  };
  return (
    <Dialog title={t("title", { count: orders.length })} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <DialogBody>
          <Body>
            {prints.length > 1 && (
              <Radios
                legend={t("what")}
                values={prints}
                value={choice.what}
                text={(what) => t(what)}
                onChange={(what) => choose({ what })}
              />
            )}
            {choice.what === "LABEL" ? (
              <Radios
                legend={t("paper")}
                values={LABEL_PAPERS}
                value={choice.paper}
                text={(paper) => t(`paperOf.${paper}`)}
                onChange={(paper) => choose({ paper })}
              />
            ) : (
              <Field.Root invalid={problem?.at === "copies"} required>
                <Field.Label>{t("copies")}</Field.Label>
                <Input
                  autoComplete="off"
                  inputMode="numeric"
                  maxLength={6}
                  width="24"
                  value={choice.copies}
                  onChange={(e) => choose({ copies: e.currentTarget.value })}
                />
                {problem?.at !== "copies" && (
                  <Field.HelperText>{t("copiesHelp", { most: MOST_COPIES })}</Field.HelperText>
                )}
                <Field.ErrorText role="alert">{problem?.at === "copies" && problem.text}</Field.ErrorText>
              </Field.Root>
            )}
            {problem?.at === "whole" && (
              <Alert role="alert">
                {problem.text}
                {problem.traceId !== null && <TraceId id={problem.traceId} />}
              </Alert>
            )}
            {isTooMuch ? (
              <Alert role="alert">{t("tooMany", { most: MOST_PRINTED })}</Alert>
            ) : (
              <KeyedBoundary
                of={`${choice.what} ${tries}`}
                failed={(error) => (
                  <FailureNotice error={error} onRetry={() => setTries(tries + 1)} isRetrying={false} />
                )}
              >
                <Suspense fallback={t("loading")}>
                  <PrintPreview orders={orders} choice={choice} tries={tries} />
                </Suspense>
              </KeyedBoundary>
            )}
          </Body>
        </DialogBody>
        <DialogFoot>
          <span>{t("recorded")}</span>
          <Button type="button" onClick={onClose}>
            {t("parts:form.cancel")}
          </Button>
          <BusyButton data-autofocus type="submit" variant="solid" isBusy={isBusy} disabled={isTooMuch}>
            {t("open")}
          </BusyButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function Radios<V extends string>(props: {
  readonly legend: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly text: (value: V) => string;
  readonly onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend>{props.legend}</legend>
      {props.values.map((value) => (
        <label key={value} data-radio="">
          <input type="radio" name={name} checked={value === props.value} onChange={() => props.onChange(value)} />
          {props.text(value)}
        </label>
      ))}
    </fieldset>
  );
}
