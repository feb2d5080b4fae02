import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { userActs_account$key } from "../../../__generated__/userActs_account.graphql.ts";
import { CreateUserForm } from "./create-user-form.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { UserDrawer } from "./user-drawer.tsx";
import type { UserAct } from "./user-list-row.tsx";

interface Ending {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What is done with one account: each act asks in its own way. */
export default function UserActs(
  props: Ending & {
    readonly doing:
      | { readonly act: "CREATE"; readonly with: null }
      | { readonly act: UserAct; readonly with: userActs_account$key };
  },
): ReactNode {
  const { doing, onClose, onDone } = props;
  if (doing.with === null) return <CreateUserForm onClose={onClose} onSaved={onDone} />;
  return <WithAccount act={doing.act} account={doing.with} onClose={onClose} onDone={onDone} />;
}

function WithAccount(props: Ending & { readonly act: UserAct; readonly account: userActs_account$key }): ReactNode {
  const { act, onClose, onDone } = props;
  const account = useFragment(
    graphql`
      fragment userActs_account on UserAccount {
        id
        userCode
        ...userDrawer_account
        ...editUserForm_account
      }
    `,
    props.account,
  );
  switch (act) {
    case "OPEN":
      return <UserDrawer account={account} onClose={onClose} />;
    case "EDIT":
      return <EditUserForm account={account} onClose={onClose} onSaved={onDone} />;
    case "RESET_PASSWORD":
      return <ResetPasswordForm id={account.id} userCode={account.userCode} onClose={onClose} onSaved={onDone} />;
  }
}
