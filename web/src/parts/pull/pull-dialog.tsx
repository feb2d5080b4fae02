import { Button, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { moduleName } from "../../i18n/module-name.ts";
import { BusyButton } from "../button/busy-button.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { Problem } from "../form/problem.tsx";
import type { CataloguePull } from "./pull.ts";
import { PullFound } from "./pull-found.tsx";
import { usePull } from "./use-pull.ts";

/** Takes rows from the source of base data (SYS-07): first what differs, field by field, and what is ticked of it when somebody says so. */
export default function PullDialog(props: {
  readonly of: CataloguePull;
  readonly onClose: () => void;
  readonly onPulled: () => void;
}): ReactNode {
  const { t } = useTranslation(["pull", "shell", "parts"]);
  const { of, onClose, onPulled } = props;
  const list = moduleName(t, of.module);
  const title = of.named === undefined ? t("title", { list }) : t("titleOf", { list, part: of.named });
  const { way, problems, ticked, tick, look, take, isTaking } = usePull(of, onPulled);
  return (
    <TabDialog title={title} size="4xl" onClose={onClose}>
      <DialogBody>
        {problems.map((one) => (
          <Problem key={one.text} {...one} />
        ))}
        {way.is === "asking" && (
          <>
            <output>{t("asking")}</output>
            <Skeleton height="40" mt="3" />
          </>
        )}
        {way.is === "found" &&
          (way.found.rows.length === 0 ? (
            <output>{t("nothing")}</output>
          ) : (
            <PullFound found={way.found} page={of.page} ticked={ticked} onTick={tick} />
          ))}
      </DialogBody>
      <DialogFoot>
        <span>{t("foot")}</span>
        <Button data-autofocus onClick={onClose}>
          {t("parts:form.cancel")}
        </Button>
        {way.is === "failed" && <Button onClick={look}>{t("again")}</Button>}
        {way.is === "found" && ticked.length > 0 && (
          <BusyButton variant="solid" isBusy={isTaking} onClick={take}>
            {t("take", { count: ticked.length })}
          </BusyButton>
        )}
      </DialogFoot>
    </TabDialog>
  );
}
