import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../parts/confirm/confirm.tsx";
import { forgetRole } from "../../relay/headers.ts";
import { browserPlace } from "../../signin/place.ts";
import { quit } from "../../signin/quit.ts";

/** SHELL-03: quitting asks first. */
export default function QuitConfirm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Confirm
      title={t("quit.title")}
      text={t("quit.body")}
      keep={t("quit.stay")}
      verb={t("quit.go")}
      onClose={onClose}
      onConfirm={() => {
        forgetRole();
        void quit(browserPlace);
      }}
    />
  );
}
