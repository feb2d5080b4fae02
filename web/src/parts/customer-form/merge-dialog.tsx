import { Button, chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { useTexts } from "../../i18n/use-texts.ts";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import type { FormRow } from "./customer-form-data.ts";
import { clashes, othersChanges } from "./merge.ts";

const Choice = chakra("fieldset", {
  base: {
    border: "0",
    m: "0",
    mt: "3",
    p: "0",
    display: "grid",
    gap: "1",
    "& > legend": { fontWeight: "semibold" },
    "& > label": { display: "flex", gap: "2", alignItems: "baseline", overflowWrap: "anywhere" },
    "& > label > b": { fontWeight: "medium", color: "fg.muted", minW: "5rem" },
  },
});

/** Somebody else saved the customer meanwhile: field by field the user chooses whose holds, and nothing he typed is lost. */
export function MergeDialog(props: {
  readonly base: FormRow;
  readonly now: FormRow;
  readonly yours: CustomerValues;
  readonly onMerge: (givenUp: ReadonlySet<string>) => void;
}): ReactNode {
  const { t } = useTranslation("customer-form");
  const texts = useTexts("customer-form");
  const { onMerge, ...merge } = props;
  const both = clashes(merge);
  const others = othersChanges(merge);
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set());
  const choose = (field: string, isTheirs: boolean) =>
    setGivenUp((held) => {
      const next = new Set(held);
      if (isTheirs) next.add(field);
      else next.delete(field);
      return next;
    });
  const label = (field: string): string => texts(`column.${field}`);
  return (
    <TabDialog title={t("merge.title")} onClose={() => onMerge(givenUp)}>
      <DialogBody>
        <p>{t(both.length > 0 ? "merge.text" : "merge.none")}</p>
        {others.length > 0 && <p>{t("merge.others", { fields: others.map(label).join(", ") })}</p>}
        {both.map(({ field, theirs, yours }) => (
          <Choice key={field}>
            <legend>{label(field)}</legend>
            <label>
              <input type="radio" name={field} checked={!givenUp.has(field)} onChange={() => choose(field, false)} />
              <b>{t("merge.yours")}</b> {yours}
            </label>
            <label>
              <input type="radio" name={field} checked={givenUp.has(field)} onChange={() => choose(field, true)} />
              <b>{t("merge.theirs")}</b> {theirs}
            </label>
          </Choice>
        ))}
      </DialogBody>
      <DialogFoot>
        <span>{t("merge.then")}</span>
        <Button variant="solid" data-autofocus onClick={() => onMerge(givenUp)}>
          {t("merge.verb")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
