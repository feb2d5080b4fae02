import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ActButton } from "../../../parts/order-act/act-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";
import TickedRows from "../../../parts/table/ticked-rows.tsx";
import { useShell } from "../../../tab/use-shell.ts";

const EnableAccounts = lazyPart(() => import("./turn/enable-accounts.tsx"));
const DisableAccounts = lazyPart(() => import("./turn/disable-accounts.tsx"));
const UnlockAccounts = lazyPart(() => import("./turn/unlock-accounts.tsx"));
const CancelAccounts = lazyPart(() => import("./turn/cancel-accounts.tsx"));
const MailAccounts = lazyPart(() => import("./turn/mail-accounts.tsx"));
const KeepAccounts = lazyPart(() => import("./turn/keep-accounts.tsx"));

/** What can be done with the ticked accounts, on whatever page they were ticked. */
export function UserListBulk(props: { readonly selection: Selection; readonly onTurned: () => void }): ReactNode {
  const { t } = useTranslation("user-list");
  const { may } = useShell();
  const { selection } = props;
  const ids = [...useTicked(selection, allTicked)];
  const onTurned = () => {
    selection.clear();
    props.onTurned();
  };
  const ways = [
    { button: "USER_LIST.SEND_EMAIL", way: "MAIL", Ask: MailAccounts },
    { button: "USER_LIST.UNLOCK", way: "UNLOCK", Ask: UnlockAccounts },
    { button: "USER_LIST.ENABLE", way: "ENABLE", Ask: EnableAccounts },
    { button: "USER_LIST.DISABLE", way: "DISABLE", Ask: DisableAccounts },
    { button: "USER_LIST.CANCEL", way: "CANCEL", Ask: CancelAccounts },
    { button: "USER_LIST.CANCEL", way: "KEEP", Ask: KeepAccounts },
  ] as const;
  return (
    <BulkBar count={ids.length} onClear={() => selection.clear()}>
      <TickedRows selection={selection} />
      {ways
        .filter(({ button }) => may(button))
        .map(({ way, Ask }) => (
          <ActButton
            key={way}
            text={t(`turn.${way}`)}
            question={(onClose) => <Ask ids={ids} onTurned={onTurned} onClose={onClose} />}
          />
        ))}
    </BulkBar>
  );
}
