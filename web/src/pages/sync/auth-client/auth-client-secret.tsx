import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";

/** A secret that was just made. It lives in the page until the dialog closes, and in no store. */
export interface NewSecret {
  readonly name: string;
  readonly appKey: string;
  readonly appSecret: string;
}

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "3",
    rowGap: "2",
    my: "3",
    "& > dt": { color: "fg.muted" },
    "& > dd": { overflowWrap: "anywhere", fontFamily: "mono", textStyle: "xs" },
  },
});

/** Key and secret of a client, shown this once (AUTH-13). */
export function AuthClientSecret(props: { readonly made: NewSecret; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("auth-client");
  const { name, appKey, appSecret } = props.made;
  return (
    <Dialog title={t("secretOf", { name })} onClose={props.onClose}>
      <DialogBody>
        <p>{t("secretHelp")}</p>
        <Facts>
          <dt>{t("column.appKey")}</dt>
          <dd>{appKey}</dd>
          <dd>
            <CopyButton text={appKey} label={t("copyKey")} />
          </dd>
          <dt>{t("secret")}</dt>
          <dd>{appSecret}</dd>
          <dd>
            <CopyButton text={appSecret} label={t("copySecret")} />
          </dd>
        </Facts>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button variant="solid" data-autofocus onClick={props.onClose}>
          {t("kept")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
