import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { compareRolesBindingsQuery } from "../../../__generated__/compareRolesBindingsQuery.graphql.ts";
import type { compareRolesQuery } from "../../../__generated__/compareRolesQuery.graphql.ts";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { useActionName } from "../../../parts/modules/use-module-names.ts";
import { roleName } from "../../../i18n/role-name.ts";
import { compared } from "./compared.ts";
import { useModules } from "./use-modules.ts";

const Choices = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "1fr 1fr auto" },
    gap: "3",
    alignItems: "end",
    mb: "3",
    "& label > b": { display: "block", fontWeight: "medium", textStyle: "xs", color: "fg.muted", mb: "1" },
    "& label:last-of-type": { display: "flex", gap: "1.5", alignItems: "center", minH: "control" },
  },
});
/** The dialog keeps its height while the choice changes. */
const Space = chakra("div", { base: { minH: "20rem" } });
const Table = chakra("table", {
  base: {
    width: "100%",
    textStyle: "sm",
    "& th, & td": { textAlign: "start", px: "2", py: "1", borderBottomWidth: "1px", borderColor: "border.muted" },
    "& thead th": { position: "sticky", top: "0", bg: "bg.panel", fontWeight: "semibold" },
    "& tbody th": { fontWeight: "normal" },
    "& :is(td, thead th + th)": { width: { base: "6rem", md: "9rem" } },
    "& tr[data-differs] td[data-held=true]": { color: "success.fg", fontWeight: "semibold" },
    "& tr[data-differs] td[data-held=false]": { color: "critical.fg", fontWeight: "semibold" },
  },
});

/** Two roles side by side: what one may and the other may not, or all of both. */
export default function CompareRoles({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("perm-role");
  const { roles } = useLazyLoadQuery<compareRolesQuery>(
    graphql`
      query compareRolesQuery {
        roles(first: 200, sort: CODE_ASC) {
          edges {
            node {
              id
              code
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const all = roles.edges.map(({ node }) => ({
    id: node.id,
    name: roleName(t, { roleCode: node.code, roleName: node.name }),
  }));
  const [left, setLeft] = useState(all[0]?.id ?? "");
  const [right, setRight] = useState(all[1]?.id ?? "");
  const [isOnlyDifferent, setOnlyDifferent] = useState(true);
  const choice = (label: string, value: string, set: (id: string) => void, isFirst: boolean) => (
    <label>
      <b>{label}</b>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          data-autofocus={isFirst || undefined}
          onChange={(e) => set(e.currentTarget.value)}
        >
          {all.map((role) => (
            <option key={role.id} value={role.id}>
              {role.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </label>
  );
  return (
    <TabDialog title={t("compare.title")} onClose={onClose} size="4xl">
      <DialogBody>
        <Choices>
          {choice(t("compare.left"), left, setLeft, true)}
          {choice(t("compare.right"), right, setRight, false)}
          <label>
            <input
              type="checkbox"
              checked={isOnlyDifferent}
              onChange={(e) => setOnlyDifferent(e.currentTarget.checked)}
            />
            {t("compare.onlyDifferent")}
          </label>
        </Choices>
        <Space>
          <Suspense fallback={<p>{t("loading")}</p>}>
            <Compared ids={[left, right]} names={all} isOnlyDifferent={isOnlyDifferent} />
          </Suspense>
        </Space>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogFoot>
    </TabDialog>
  );
}

function Compared(props: {
  readonly ids: readonly [string, string];
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly isOnlyDifferent: boolean;
}) {
  const { t } = useTranslation("perm-role");
  const action = useActionName();
  const { nodes, modules } = useLazyLoadQuery<compareRolesBindingsQuery>(
    graphql`
      query compareRolesBindingsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Role {
            binding {
              buttons
            }
          }
        }
        modules {
          ...useModules_module
        }
      }
    `,
    { ids: [...props.ids] },
    { fetchPolicy: "store-and-network" },
  );
  const branches = useModules(modules);
  const [left, right] = nodes.map((node) => new Set(node?.binding?.buttons ?? []));
  const rows = compared(branches, left ?? new Set(), right ?? new Set(), props.isOnlyDifferent);
  const heads = props.ids.map((id) => props.names.find((role) => role.id === id)?.name ?? "");
  if (rows.length === 0) return <p>{t(props.isOnlyDifferent ? "compare.same" : "compare.nothing")}</p>;
  const cell = (isHeld: boolean) => <td data-held={isHeld}>{t(isHeld ? "compare.may" : "compare.mayNot")}</td>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t("compare.button")}</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.button} data-differs={row.left === row.right ? undefined : ""}>
            <th scope="row" title={row.button}>{`${row.module} · ${action(row.button)}`}</th>
            {cell(row.left)}
            {cell(row.right)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
