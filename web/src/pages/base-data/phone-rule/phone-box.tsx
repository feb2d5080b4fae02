import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { PhoneAnswer } from "./phone-answer.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "3", mb: "4" } });

/** A panel that says what the rules say of a number, as they would when it is saved. */
export default function PhoneBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("phone-rule");
  const [phone, write] = useState("");
  /** What was asked, and how often: rules may have changed since the same number was tried. */
  const [asked, ask] = useState<{ readonly phone: string; readonly turn: number } | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask((before) => ({ phone, turn: (before?.turn ?? 0) + 1 }));
  };
  return (
    <TabDialog title={t("box")} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Form noValidate onSubmit={submit}>
          <Field.Root>
            <Field.Label>{t("number")}</Field.Label>
            <Input
              data-autofocus
              autoComplete="off"
              inputMode="tel"
              maxLength={40}
              value={phone}
              onChange={(event) => write(event.currentTarget.value)}
            />
            <Field.HelperText>{t("numberHelp")}</Field.HelperText>
          </Field.Root>
          <Button type="submit" variant="solid" justifySelf="start">
            {t("try")}
          </Button>
        </Form>
        <section aria-label={t("answer")} aria-live="polite">
          {asked && (
            <Asked of={JSON.stringify(asked)} fallback={<p>{t("trying")}</p>}>
              {(tries) => <PhoneAnswer phone={asked.phone} turn={`${asked.turn} ${tries}`} />}
            </Asked>
          )}
        </section>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={props.onClose}>{t("close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
