import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { auditDetail_entry$key } from "../../../__generated__/auditDetail_entry.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { moduleName } from "../../../i18n/module-name.ts";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";

const Diff = chakra("table", {
  base: {
    width: "100%",
    mt: "3",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    "& :is(th, td)": {
      textAlign: "start",
      verticalAlign: "top",
      borderTopWidth: "1px",
      px: "2",
      py: "1",
      overflowWrap: "anywhere",
      whiteSpace: "pre-wrap",
    },
    "& thead th": { textStyle: "xs", fontWeight: "medium", color: "fg.muted", borderTopWidth: "0" },
    "& tbody th": { fontWeight: "medium" },
    "& td[data-was]": { bg: "critical.subtle", color: "critical.fg" },
    "& td[data-is]": { bg: "success.subtle", color: "success.fg" },
  },
});

/** All that is recorded of one act: who, when, why, and each field before and after. */
export function AuditDetail(props: { readonly entry: auditDetail_entry$key; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(["perm-audit", "parts", "shell"]);
  const entry = useFragment(
    graphql`
      fragment auditDetail_entry on AuditEntry {
        at
        site
        userName
        roleName
        kind
        module
        button
        action
        subject
        fields
        reason
        traceId
        changes {
          field
          before
          after
        }
      }
    `,
    props.entry,
  );
  return (
    <Dialog
      title={t("detail", { kind: t(`parts:status.auditKind.${entry.kind}`), user: entry.userName })}
      onClose={props.onClose}
      size="lg"
    >
      <DialogBody>
        <Facts
          label={(id) => t(`column.${id}`)}
          facts={{
            at: <Instant at={entry.at} />,
            userName: entry.userName,
            roleName: entry.roleName,
            site: entry.site ?? t("everySite"),
            module: entry.module && moduleName(t, entry.module),
            button: entry.button,
            action: entry.action,
            subject: entry.subject,
            fields: entry.fields.join(", "),
            reason: entry.reason,
            traceId: (
              <>
                {entry.traceId} <CopyButton text={entry.traceId} label={t("copyTrace")} />
              </>
            ),
          }}
        />
        {entry.changes.length > 0 && (
          <Diff aria-label={t("changes")}>
            <thead>
              <tr>
                <th scope="col">{t("field")}</th>
                <th scope="col">{t("before")}</th>
                <th scope="col">{t("after")}</th>
              </tr>
            </thead>
            <tbody>
              {entry.changes.map((change) => (
                <tr key={change.field}>
                  <th scope="row">{change.field}</th>
                  <td data-was={change.before ? "" : undefined}>{change.before ?? "–"}</td>
                  <td data-is={change.after ? "" : undefined}>{change.after ?? "–"}</td>
                </tr>
              ))}
            </tbody>
          </Diff>
        )}
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
