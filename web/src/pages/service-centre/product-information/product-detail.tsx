import { Button, Skeleton } from "@chakra-ui/react";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { ProductTold } from "./product-told.tsx";

/** A product beside its list, as one would tell a customer. */
export default function ProductDetail(props: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("product-information");
  return (
    <TabDialog title={t("detail")} isDrawer size="4xl" onClose={props.onClose}>
      <DialogBody>
        <Asked fallback={<Skeleton height="60" />}>{(turn) => <ProductTold id={props.id} turn={turn} />}</Asked>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
