import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "../../parts/dialog/dialog.tsx";
import { SHORTCUTS, signsOf } from "./shortcuts.ts";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "10rem 1fr",
    columnGap: "4",
    rowGap: "1.5",
    alignItems: "center",
    mb: "4",
    "& kbd": {
      display: "inline-block",
      minW: "5",
      px: "1",
      textAlign: "center",
      fontFamily: "body",
      textStyle: "xs",
      borderWidth: "1px",
      borderRadius: "l1",
      bg: "bg.muted",
      "& + kbd": { ms: "1" },
    },
  },
});
const Head = chakra("h3", { base: { fontWeight: "semibold", mb: "1.5" } });

/** Keys that belong to a place, beside those that work anywhere. */
const PLACES = {
  tabs: { closeOne: "Delete", moveTab: "Ctrl+Shift+← →", tabMenu: "Shift+F10" },
  menu: { walk: "↑ ↓", openBranch: "→", closeBranch: "←" },
  table: { rows: "↑ ↓", openRow: "Enter", tickRow: "Space", peekRow: "Space" },
} as const;

/** What `?` shows: the keys of the console. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog title={t("keys.title")} onClose={onClose}>
      <DialogBody>
        <Keys name="anywhere" of={SHORTCUTS} />
        {Object.entries(PLACES).map(([place, keys]) => (
          <Keys key={place} name={place} of={keys} />
        ))}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button type="button" data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Keys({ name, of }: { readonly name: string; readonly of: Readonly<Record<string, string>> }): ReactNode {
  const { t } = useTranslation();
  return (
    <section>
      <Head>{t(`keys.place.${name}`)}</Head>
      <List>
        {Object.entries(of).map(([act, keys]) => [
          <dt key={`${act} keys`}>
            {signsOf(keys).map((sign) => (
              <kbd key={sign}>{sign}</kbd>
            ))}
          </dt>,
          <dd key={act}>{t(`keys.act.${act}`)}</dd>,
        ])}
      </List>
    </section>
  );
}
