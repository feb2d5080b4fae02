import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { mappingCell_mapping$key } from "../../../__generated__/mappingCell_mapping.graphql.ts";

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    minH: "control",
    "& > b": { fontVariantNumeric: "tabular-nums", minW: "7" },
    "& > small": { color: "fg.muted" },
    "& > [data-gap]": { color: "critical.fg" },
    "& > span:last-child": { ms: "auto", display: "flex", gap: "1" },
  },
});

/** What a system calls a state; null: nothing, so that orders in it can't be pushed. */
export function MappingCell(props: {
  readonly mapping: mappingCell_mapping$key | null;
  /** Which place it is, for who does not see it. */
  readonly name: string;
  /** Nothing is being edited: its buttons are there. */
  readonly isFree: boolean;
  readonly mayCreate: boolean;
  /** It was just being edited: who goes on by keyboard goes on here. */
  readonly wasEdited: boolean;
  readonly onEdit: () => void;
  readonly onDelete: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation(["status-mapping", "parts"]);
  const { name, isFree, mayCreate, wasEdited, onEdit, onDelete } = props;
  const buttons = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasEdited) buttons.current?.querySelector("button")?.focus();
  }, [wasEdited]);
  const mapping = useFragment(
    graphql`
      fragment mappingCell_mapping on StatusMapping {
        id
        externalCode
        externalName
        isBack
        viewerMayEdit
        viewerMayDelete
      }
    `,
    props.mapping,
  );
  const button = (label: string, onClick: () => void) => (
    <Button size="xs" variant="ghost" aria-label={`${label} ${name}`} disabled={!isFree} onClick={onClick}>
      {label}
    </Button>
  );
  if (mapping === null || mapping === undefined)
    return (
      <Line>
        <span data-gap="">{t("gap")}</span>
        <span ref={buttons}>{mayCreate && button(t("map"), onEdit)}</span>
      </Line>
    );
  return (
    <Line>
      <b>{mapping.externalCode}</b>
      {mapping.externalName}
      {mapping.isBack && <small>{t("back")}</small>}
      <span ref={buttons}>
        {mapping.viewerMayEdit && button(t("parts:catalogue.edit"), onEdit)}
        {mapping.viewerMayDelete && button(t("parts:catalogue.delete"), () => onDelete(mapping.id))}
      </span>
    </Line>
  );
}
