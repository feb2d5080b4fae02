import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../copy/copy-button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";

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

/** A key and its secret, shown this once (AUTH-13, CUS-21). */
export function SecretDialog(props: {
  readonly made: NewSecret;
  /** The namespace of the page's texts: `secretOf`, `secretHelp`, `secret`, `appKey`, `copyKey`, `copySecret`, `kept`. */
  readonly page: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t: say } = useTranslation(props.page);
  const { name, appKey, appSecret } = props.made;
  return (
    <Dialog title={say("secretOf", { name })} onClose={props.onClose}>
      <DialogBody>
        <p>{say("secretHelp")}</p>
        <Facts>
          <dt>{say("appKey")}</dt>
          <dd>{appKey}</dd>
          <dd>
            <CopyButton text={appKey} label={say("copyKey")} />
          </dd>
          <dt>{say("secret")}</dt>
          <dd>{appSecret}</dd>
          <dd>
            <CopyButton text={appSecret} label={say("copySecret")} />
          </dd>
        </Facts>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button variant="solid" data-autofocus onClick={props.onClose}>
          {say("kept")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
