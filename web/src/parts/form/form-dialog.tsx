import { Button, chakra } from "@chakra-ui/react";
import { useRef, useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../button/busy-button.tsx";
import { Confirm } from "../confirm/confirm.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { FURTHER } from "./further.ts";
import { Problem } from "./problem.tsx";
import type { SaveForm } from "./use-save-form.ts";

const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "4", rowGap: "3" },
});
const Form = chakra("form");
const Key = chakra("kbd", {
  base: { fontFamily: "body", textStyle: "2xs", borderWidth: "1px", borderRadius: "l1", px: "1", me: "1" },
});

/** A form in a dialog over its page: Ctrl+Enter saves, Escape leaves, and what was typed is not lost without a question. */
export function FormDialog<In extends FieldValues, Out>(props: {
  readonly title: string;
  readonly save: SaveForm<In, Out>;
  readonly onClose: () => void;
  /** What the button says; "Save" unless it does something else. */
  readonly verb?: string;
  /** Of a second button, which saves and goes a step further: `isFurther` tells that it did. */
  readonly further?: string;
  /** Fields, two beside each other where there is room. */
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { title, save, onClose, further, children } = props;
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const close = () => {
    save.forget();
    onClose();
  };
  const leave = () => (save.isDirty ? setLeaving(true) : close());
  return (
    <TabDialog title={title} onClose={leave}>
      <Form
        ref={form}
        noValidate
        onSubmit={save.submit}
        onKeyDown={(e) => {
          if (e.key !== "Enter" || !(e.ctrlKey || e.metaKey)) return;
          e.preventDefault();
          form.current?.requestSubmit();
        }}
      >
        <DialogBody>
          <Grid>{children}</Grid>
          {save.problem && (
            <chakra.div mt="3">
              <Problem {...save.problem} />
            </chakra.div>
          )}
        </DialogBody>
        <DialogFoot>
          <span>
            <Key>{t("form.keys")}</Key>
            {t("form.keysHint")}
          </span>
          <Button type="button" onClick={leave}>
            {t("form.cancel")}
          </Button>
          <BusyButton type="submit" variant={further === undefined ? "solid" : "outline"} isBusy={save.isSaving}>
            {props.verb ?? t("form.save")}
          </BusyButton>
          {further !== undefined && (
            <BusyButton type="submit" name={FURTHER} variant="solid" isBusy={save.isSaving}>
              {further}
            </BusyButton>
          )}
        </DialogFoot>
      </Form>
      {isLeaving && (
        <Confirm
          title={t("form.discard")}
          text={t("form.discardHelp")}
          verb={t("form.discardVerb")}
          keep={t("form.keep")}
          isCritical
          onConfirm={close}
          onClose={() => setLeaving(false)}
        />
      )}
    </TabDialog>
  );
}
