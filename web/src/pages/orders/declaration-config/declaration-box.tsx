import { Button, chakra, Field, Input, Skeleton } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { DeclarationBoxAnswer } from "./declaration-box-answer.tsx";

const Question = chakra("form", { base: { display: "flex", gap: "3", alignItems: "flex-start", mb: "4" } });

/** A box that takes an order's number and answers how it is declared, and which rows say so. */
export default function DeclarationBox(props: {
  readonly onClose: () => void;
  /** Shows the row that holds in the list. */
  readonly onShow: (customerCode: string) => void;
}): ReactNode {
  const { t } = useTranslation("declaration-config");
  const [number, setNumber] = useState("");
  /** What was asked, and how often: the same number again is asked again. */
  const [asked, ask] = useState({ waybillNo: "", turn: 0 });
  return (
    <TabDialog title={t("box")} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Question
          onSubmit={(e) => {
            e.preventDefault();
            ask(({ turn }) => ({ waybillNo: number.trim(), turn: turn + 1 }));
          }}
        >
          <Field.Root>
            <Field.Label>{t("waybillNo")}</Field.Label>
            <Input
              data-autofocus
              autoComplete="off"
              maxLength={60}
              value={number}
              onChange={(e) => setNumber(e.currentTarget.value)}
            />
            <Field.HelperText>{t("waybillHelp")}</Field.HelperText>
          </Field.Root>
          <Button type="submit" variant="solid" mt="6" disabled={number.trim() === ""}>
            {t("ask")}
          </Button>
        </Question>
        <section aria-label={t("answer")} aria-live="polite">
          {asked.waybillNo !== "" && (
            <Asked of={`${asked.waybillNo} ${asked.turn}`} fallback={<Skeleton height="40" />}>
              {(tries) => (
                <DeclarationBoxAnswer
                  key={asked.waybillNo}
                  waybillNo={asked.waybillNo}
                  turn={`${asked.turn} ${tries}`}
                  onShow={props.onShow}
                />
              )}
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
