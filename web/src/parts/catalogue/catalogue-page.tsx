import { Suspense, useState, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GraphQLTaggedNode } from "relay-runtime";
import { featureOf } from "@linehaul/schema/feature-name";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Filter } from "../filters/filter.ts";
import { ListPage } from "../list/list-page.tsx";
import type { ListQuery, Node } from "../list/use-answer.ts";
import type { List } from "../list/use-list.ts";
import type { ColumnHead } from "../table/column.ts";
import type { Selection } from "../table/selection.ts";
import type { CatalogueFilter } from "./catalogue-list.ts";
import { CatalogueDelete } from "./catalogue-delete.tsx";
import type { RowProps, Toggled } from "./catalogue-row.tsx";
import { CatalogueToggle } from "./catalogue-toggle.tsx";
import { Common } from "./common.tsx";
import { CreateButton } from "./create-button.tsx";
import { KeywordBox, useStatusFilter } from "./filters.tsx";
import type { FormProps } from "./use-catalogue-form.ts";

/** What stands open above the list. */
type Opened<N> =
  | { readonly form: N | null }
  | { readonly toggle: N; readonly toggled: Toggled }
  | { readonly gone: N; readonly name: string }
  | null;

/**
 * The page of a catalogue: its rows by search and status, a form for one of them, and the question before one goes out of use, comes
 * back or is deleted. Its texts are those of a list, and `create`, `keyword`, `enableHelp`, `disableHelp`, `deleteHelp`. What needs another
 * shape is a page of its own, of the same parts.
 */
export function CataloguePage<Q extends ListQuery, N extends Node, Sort extends string>(props: {
  readonly list: List<Q, N, CatalogueFilter, Sort>;
  readonly columns: readonly ColumnHead<Sort>[];
  readonly row: (given: RowProps<N>) => ReactNode;
  /** None where rows are not written by hand. */
  readonly form?: (given: FormProps<N>) => ReactNode;
  /** Makes a new one; none where rows come otherwise. */
  readonly create?: MenuButton;
  /** The mutations that bring a row into use and take it out; none where rows are not taken out of use. */
  readonly turn?: {
    readonly enable: GraphQLTaggedNode;
    readonly disable: GraphQLTaggedNode;
    /** When one was: what the row alone does not show. */
    readonly onTurned?: () => void;
  };
  /** The mutation that deletes a row; none where rows are not deleted. */
  readonly remove?: GraphQLTaggedNode;
  /** The page's own filters and buttons, beside those of every catalogue. */
  readonly filters?: readonly Filter[];
  readonly actions?: ReactNode;
  /** Its rows say what names them: shown before one goes out of use. */
  readonly isUsed?: true;
  /** Its rows are common to all sites: the page says so. */
  readonly isCommon?: true;
  /** What is to be known before the rows are read. */
  readonly notice?: ReactNode;
  /** Where rows can be ticked, with what takes the page bar's place while some are. */
  readonly ticked?: { readonly selection: Selection; readonly bulk: ReactElement };
  /** Dialogs that its buttons open. */
  readonly children?: ReactNode;
}): ReactNode {
  const { list, row, form, turn, remove, filters = [] } = props;
  const page = featureOf(list.code);
  const { t: say } = useTranslation(page);
  const { filterBy, reload } = list;
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => filterBy({ status: value }));
  const [opened, open] = useState<Opened<N>>(null);
  const close = () => open(null);
  const done = () => {
    close();
    reload();
  };
  const create = props.create && (
    <CreateButton button={props.create} page={page} onClick={() => open({ form: null })} />
  );
  return (
    <>
      <ListPage
        list={list}
        actions={
          <>
            {props.actions}
            {create}
          </>
        }
        search={
          <KeywordBox label={say("keyword")} value={filter.keyword} onChange={(keyword) => filterBy({ keyword })} />
        }
        notice={props.notice}
        foot={props.isCommon && <Common />}
        filters={turn ? [status, ...filters] : filters}
        columns={props.columns}
        {...props.ticked}
        create={create}
        row={(node) =>
          row({
            row: node,
            onEdit: () => open({ form: node }),
            onToggle: (toggled) => open({ toggle: node, toggled }),
            onDelete: (name) => open({ gone: node, name }),
          })
        }
      />
      {props.children}
      {form && opened !== null && "form" in opened && (
        <Suspense fallback={null}>{form({ row: opened.form, onClose: close, onSaved: done })}</Suspense>
      )}
      {turn && opened !== null && "toggle" in opened && (
        <CatalogueToggle
          {...turn}
          page={page}
          id={opened.toggle.id}
          toggled={opened.toggled}
          isUsed={props.isUsed ?? false}
          onClose={close}
        />
      )}
      {remove && opened !== null && "gone" in opened && (
        <CatalogueDelete
          id={opened.gone.id}
          name={opened.name}
          page={page}
          mutation={remove}
          isUsed={props.isUsed ?? false}
          onClose={close}
          onDeleted={done}
        />
      )}
    </>
  );
}
