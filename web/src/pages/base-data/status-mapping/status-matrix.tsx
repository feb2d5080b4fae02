import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { STATUS_SYSTEMS } from "@linehaul/schema/base-data/status-mapping";
import { ORDER_STATUS_CODES, ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import type {
  statusMatrix_mappings$data,
  statusMatrix_mappings$key,
} from "../../../__generated__/statusMatrix_mappings.graphql.ts";
import { PageNote } from "../../../parts/page/page-note.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { isSameCell, type Cell } from "./cell.ts";
import { MappingCell } from "./mapping-cell.tsx";
import { MappingForm } from "./mapping-form.tsx";

const Area = chakra("div", { base: { flex: "1", minH: "0", overflow: "auto", px: "4", pb: "2" } });
const State = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", minH: "control", whiteSpace: "nowrap" },
});
const Code = chakra("b", { base: { me: "2", fontVariantNumeric: "tabular-nums", fontWeight: "medium" } });

type Mapping = statusMatrix_mappings$data["edges"][number]["node"];
/** The codes of a system that stand for none of our states on the way back. */
const oneWay = (of: readonly Mapping[]): number[] => {
  const back = new Set(of.filter(({ isBack }) => isBack).map(({ externalCode }) => externalCode));
  return [...new Set(of.map(({ externalCode }) => externalCode))].filter((code) => !back.has(code));
};

/** Our states line by line, what each system calls them beside them; gaps are told. One place is edited at a time. */
export function StatusMatrix(props: {
  readonly mappings: statusMatrix_mappings$key;
  readonly edited: Cell | null;
  /** What was edited last. */
  readonly left: Cell | null;
  readonly onEdit: (cell: Cell) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onDelete: (gone: { readonly id: string; readonly name: string }) => void;
}): ReactNode {
  const { t } = useTranslation(["status-mapping", "parts"]);
  const { edited, left, onEdit, onClose, onSaved, onDelete } = props;
  const { edges, viewerMayCreate } = useFragment(
    graphql`
      fragment statusMatrix_mappings on StatusMappingConnection {
        viewerMayCreate
        edges {
          node {
            system
            state
            externalCode
            isBack
            ...mappingCell_mapping
            ...mappingForm_mapping
          }
        }
      }
    `,
    props.mappings,
  );
  const mappings = edges.map(({ node }) => node);
  const place = (cell: Cell): ReactNode => {
    const mapping = mappings.find(({ system, state }) => system === cell.system && state === cell.state) ?? null;
    const name = t("cell", { state: t(`parts:status.order.${cell.state}`), system: t(`system.${cell.system}`) });
    return isSameCell(edited, cell) ? (
      <MappingForm row={mapping} cell={cell} name={name} onClose={onClose} onSaved={onSaved} />
    ) : (
      <MappingCell
        mapping={mapping}
        name={name}
        isFree={edited === null}
        mayCreate={viewerMayCreate}
        wasEdited={isSameCell(left, cell)}
        onEdit={() => onEdit(cell)}
        onDelete={(id) => onDelete({ id, name })}
      />
    );
  };
  const back = STATUS_SYSTEMS.flatMap((system) => {
    const codes = oneWay(mappings.filter((one) => one.system === system));
    return codes.length > 0 ? [t("oneWay", { system: t(`system.${system}`), codes: codes.join(", ") })] : [];
  });
  return (
    <Area>
      <SimpleTable
        label={t("title")}
        heads={[t("column.state"), ...STATUS_SYSTEMS.map((system) => t(`system.${system}`))]}
        rows={ORDER_STATUSES.map((state) => ({
          key: state,
          cells: [
            <State key="state">
              <Code>{ORDER_STATUS_CODES[state]}</Code>
              <StatusTag kind="order" value={state} />
            </State>,
            ...STATUS_SYSTEMS.map((system) => place({ system, state })),
          ],
        }))}
        none=""
      />
      {back.map((note) => (
        <PageNote key={note}>{note}</PageNote>
      ))}
    </Area>
  );
}
