import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { viewAsButton_leafAccount$key } from "../../../__generated__/viewAsButton_leafAccount.graphql.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";

const ViewAsForm = lazyPart(() => import("./view-as-form.tsx"));

/** Looks as the user does, where the viewer may. It is asked for when the drawer opens, and not again with each change: a call by itself. */
export function ViewAsButton(props: {
  readonly leafAccount: viewAsButton_leafAccount$key;
  /** Where its form stands. */
  readonly over: HTMLElement | null;
}): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const [asksWhy, askWhy] = useState(false);
  const account = useFragment(
    graphql`
      fragment viewAsButton_leafAccount on LeafAccount {
        id
        displayName
        viewerMayViewAs
      }
    `,
    props.leafAccount,
  );
  return (
    <>
      {account.viewerMayViewAs && <Button onClick={() => askWhy(true)}>{t("viewAs.open")}</Button>}
      {asksWhy &&
        props.over &&
        createPortal(
          <Suspense fallback={null}>
            <ViewAsForm accountId={account.id} name={account.displayName} onClose={() => askWhy(false)} />
          </Suspense>,
          props.over,
        )}
    </>
  );
}
