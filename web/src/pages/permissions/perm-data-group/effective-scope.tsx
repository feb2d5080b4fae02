import { Button, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { Lookup } from "../../../parts/lookup/lookup.tsx";
import { accounts } from "../../../parts/lookup/sources/accounts-source.ts";
import { ScopeParts } from "../../../parts/scope/scope-parts.tsx";

/** "What would this user see?": an account is picked, and its rows on this site are told, group by group (PERM-02). */
export default function EffectiveScope({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("perm-data-group");
  const [account, setAccount] = useState<{ readonly userId: string; readonly name: string } | null>(null);
  return (
    <TabDialog title={t("effective.title")} onClose={onClose}>
      <DialogBody>
        <Lookup
          source={accounts}
          label={t("effective.search")}
          chosen={account?.name ?? ""}
          onChoose={(found) => setAccount(found && { userId: found.value.byAccountId, name: found.label })}
        />
        {account !== null && (
          <KeyedBoundary of={account} failed={() => <p role="alert">{t("state.failed")}</p>}>
            <Suspense fallback={<Skeleton height="40" />}>
              <ScopeParts userId={account.userId} />
            </Suspense>
          </KeyedBoundary>
        )}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={onClose}>{t("effective.close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
