import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { exportDialogQuery } from "../../__generated__/exportDialogQuery.graphql.ts";
import { moduleName } from "../../i18n/module-name.ts";
import { Asked } from "../boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { arrangementKey } from "../table/use-arrangement.ts";
import { choiceKey } from "./choice.ts";
import { EarlierExports } from "./earlier-exports.tsx";
import type { BeginMutation } from "./exported.ts";
import { ExportForm, type Asking } from "./export-form.tsx";
import { ExportProgress } from "./export-progress.tsx";
import { useExportActs } from "./use-export-acts.ts";
import { useWhenReady } from "./use-when-ready.ts";

/** What a list's page opens its dialog with. */
export interface ListExportProps extends Omit<Asking, "exported"> {
  readonly onClose: () => void;
}
type Begun = NonNullable<BeginMutation["response"]["begun"]["task"]>;

/**
 * Asks for a file of a list and shows how it comes about, to whoever has the list's button. What is ready while it is open is saved at once;
 * when it is closed the file is made all the same, and a toast tells.
 */
export default function ExportDialog(props: Asking & { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(["export", "shell"]);
  const { list } = props.exported;
  return (
    <TabDialog title={t("title", { list: moduleName(t, list) })} onClose={props.onClose}>
      <Asked fallback={<DialogBody>{t("loading")}</DialogBody>}>{(tries) => <Opened {...props} tries={tries} />}</Asked>
    </TabDialog>
  );
}

function Opened(props: Asking & { readonly tries: number; readonly onClose: () => void }) {
  const { list } = props.exported;
  const [begun, setBegun] = useState<Begun | null>(null);
  const { viewer } = useLazyLoadQuery<exportDialogQuery>(
    graphql`
      query exportDialogQuery($keys: [String!]!) {
        viewer {
          preferences(keys: $keys) {
            key
            value
          }
        }
      }
    `,
    { keys: [choiceKey(list), arrangementKey(list)] },
    { fetchKey: props.tries, fetchPolicy: "network-only" },
  );
  const kept = (key: string) => viewer.preferences.find((p) => p.key === key)?.value;
  if (begun !== null) return <Going begun={begun} onMore={() => setBegun(null)} onClose={props.onClose} list={list} />;
  return (
    <ExportForm
      {...props}
      kept={{ choice: kept(choiceKey(list)), arrangement: kept(arrangementKey(list)) }}
      earlier={<EarlierExports list={list} without={null} />}
      onBegun={setBegun}
    />
  );
}

/** One that was asked for here, and those of before. */
function Going(props: {
  readonly begun: Begun;
  readonly list: Asking["exported"]["list"];
  readonly onMore: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("export");
  const acts = useExportActs();
  useWhenReady(props.begun, acts.download);
  return (
    <>
      <DialogBody>
        <ExportProgress task={props.begun} acts={acts} />
        <EarlierExports list={props.list} without={props.begun.id} />
      </DialogBody>
      <DialogFoot>
        <span>{t("goesOn")}</span>
        <Button onClick={props.onMore}>{t("another")}</Button>
        <Button data-autofocus variant="solid" onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </>
  );
}
