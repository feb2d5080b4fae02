import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { LABEL_PAPERS, MOST_COPIES } from "@linehaul/schema/orders/order/print-limits";
import { Asked } from "../boundary/asked.tsx";
import { BusyButton } from "../button/busy-button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { Problem } from "../form/problem.tsx";
import { Choices, Radios } from "../form/radios.tsx";
import type { Asking } from "../order-act/act-question.tsx";
import { PrintPreview } from "./print-preview.tsx";
import { usePrint } from "./use-print.ts";
import type { PrintChoice, What } from "./what.ts";

const Form = chakra("form", { base: { display: "contents" } });

/** What is printed of orders: labels or invoices, paper, copies; what can't be, and what was printed before. */
export function PrintForm(
  props: Omit<Asking, "tries"> & {
    readonly orders: readonly string[];
    /** What may be printed, and what of it comes first. */
    readonly prints: readonly What[];
    readonly first: What;
    /** All of it is in the tab that was opened: there is nothing more to say. */
    readonly onShown: () => void;
  },
): ReactNode {
  const { t } = useTranslation(["print", "parts"]);
  const { orders, prints, onDone, onShown, onClose } = props;
  const [choice, setChoice] = useState<PrintChoice>({ what: props.first, paper: "LABEL", copies: "1" });
  const choose = (more: Partial<PrintChoice>) => setChoice({ ...choice, ...more });
  const { isBusy, problem, print } = usePrint(orders, { onDone, onShown });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    print(choice);
  };
  return (
    <Dialog title={t("title", { count: orders.length })} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <DialogBody>
          <Choices>
            {prints.length > 1 && (
              <fieldset>
                <legend>{t("what")}</legend>
                <Radios
                  values={prints}
                  value={choice.what}
                  text={(what) => t(what)}
                  onChange={(what) => choose({ what })}
                />
              </fieldset>
            )}
            {choice.what === "LABEL" ? (
              <fieldset>
                <legend>{t("paper")}</legend>
                <Radios
                  values={LABEL_PAPERS}
                  value={choice.paper}
                  text={(paper) => t(`paperOf.${paper}`)}
                  onChange={(paper) => choose({ paper })}
                />
              </fieldset>
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
            {problem?.at === "whole" && <Problem text={problem.text} traceId={problem.traceId} />}
            <Asked of={choice.what} fallback={t("loading")}>
              {(tries) => <PrintPreview orders={orders} choice={choice} tries={tries} />}
            </Asked>
          </Choices>
        </DialogBody>
        <DialogFoot>
          <span>{t("recorded")}</span>
          <Button type="button" onClick={onClose}>
            {t("parts:form.cancel")}
          </Button>
          <BusyButton data-autofocus type="submit" variant="solid" isBusy={isBusy}>
            {t(orders.length > DONE_AT_ONCE ? "print" : "open")}
          </BusyButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
