import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { permModuleForm_module$key } from "../../../__generated__/permModuleForm_module.graphql.ts";
import type { permModulePage_modules$key } from "../../../__generated__/permModulePage_modules.graphql.ts";
import type { permModulePageQuery } from "../../../__generated__/permModulePageQuery.graphql.ts";
import type { Toggled } from "../../../parts/catalogue/catalogue-row.tsx";
import { CatalogueToggle } from "../../../parts/catalogue/catalogue-toggle.tsx";
import { CreateButton } from "../../../parts/catalogue/create-button.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { FilterBar } from "../../../parts/filters/filter-bar.tsx";
import { Notice } from "../../../parts/list/notices.tsx";
import { GraphiqlButton } from "../../../parts/graphiql/graphiql-button.tsx";
import { ListRegion } from "../../../parts/list/region.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useModuleNames } from "../../../parts/modules/use-module-names.ts";
import { PageBar, PageFrame, TitleCount } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import { DataTable } from "../../../parts/table/data-table.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { moduleLines } from "./lines.ts";
import type { BranchChoice } from "./perm-module-form.tsx";
import { moduleColumns, PermModuleRow } from "./perm-module-row.tsx";
import { SystemPanel } from "./system-panel.tsx";

const PermModuleForm = lazyPart(() => import("./perm-module-form.tsx"));

const moduleQuery = graphql`
  query permModulePageQuery @preloadable {
    systems {
      id
      ...systemPanel_system
    }
    modules {
      ...permModulePage_modules
    }
  }
`;
const enable = graphql`
  mutation permModulePageEnableMutation($input: EnableModuleInput!) {
    enableModule(input: $input) {
      module {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
const disable = graphql`
  mutation permModulePageDisableMutation($input: DisableModuleInput!) {
    disableModule(input: $input) {
      module {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
interface Asked {
  readonly queryRef: PreloadedQuery<permModulePageQuery>;
}

/** The modules of a query in the order of the menu, named in the language in use. */
function useModules({ queryRef }: Asked) {
  const nameOf = useModuleNames();
  const { modules } = usePreloadedQuery<permModulePageQuery>(moduleQuery, queryRef);
  const rows = useFragment<permModulePage_modules$key>(
    graphql`
      fragment permModulePage_modules on Module @relay(plural: true) {
        id
        code
        parentCode
        nameEn
        nameZh
        nameHk
        isRenamed
        hasPage
        buttons
        ...permModuleRow_module
        ...permModuleForm_module
      }
    `,
    modules,
  );
  return rows.map((module) => ({ ...module, key: module, name: nameOf(module) }));
}

type Opened =
  | { readonly form: permModuleForm_module$key | null; readonly branches: readonly BranchChoice[] }
  | { readonly toggle: string; readonly toggled: Toggled }
  | null;

/** The system and its menu: what modules are called, where they stand, and which are in use. */
export default function PermModulePage({ queryRef: first }: PageProps<permModulePageQuery>): ReactNode {
  const { t } = useTranslation("perm-module");
  const { queryRef, isPending, reload } = useReload<permModulePageQuery>(moduleQuery, first);
  const [keyword, setKeyword] = useState("");
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  return (
    <PageFrame>
      <PageBar
        title={t("title")}
        count={
          <Optional of={queryRef}>
            <Count queryRef={queryRef} />
          </Optional>
        }
        actions={
          <Optional of={queryRef}>
            <Create queryRef={queryRef} open={open} />
          </Optional>
        }
      />
      <Optional of={queryRef}>
        <Systems queryRef={queryRef} />
      </Optional>
      <FilterBar
        search={<KeywordBox label={t("keyword")} value={keyword} onChange={setKeyword} />}
        filters={[]}
        isFiltered={keyword !== ""}
        onReset={() => setKeyword("")}
        end={<GraphiqlButton question={queryRef} />}
      />
      <ListRegion list={{ queryRef, isPending, reload }} columns={moduleColumns} page="perm-module">
        <Rows queryRef={queryRef} isPending={isPending} keyword={keyword} onClear={() => setKeyword("")} open={open} />
      </ListRegion>
      {opened !== null && "form" in opened && (
        <Suspense fallback={null}>
          <PermModuleForm
            row={opened.form}
            branches={opened.branches}
            onClose={close}
            onSaved={() => {
              close();
              reload();
            }}
          />
        </Suspense>
      )}
      {opened !== null && "toggle" in opened && (
        <CatalogueToggle
          id={opened.toggle}
          toggled={opened.toggled}
          page="perm-module"
          enable={enable}
          disable={disable}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}

/** What may hold others: a branch of the top. */
const branchesOf = (modules: ReturnType<typeof useModules>): readonly BranchChoice[] =>
  modules
    .filter((m) => !m.parentCode && !m.hasPage && m.buttons.length === 0)
    .map(({ code, name }) => ({ code, name }));

function Rows(
  props: Asked & {
    readonly isPending: boolean;
    readonly keyword: string;
    readonly onClear: () => void;
    readonly open: (opened: Opened) => void;
  },
) {
  const { t } = useTranslation(["perm-module", "parts"]);
  const { keyword, open } = props;
  const modules = useModules(props);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const lines = moduleLines(modules, folded, keyword);
  const branches = branchesOf(modules);
  const fold = (code: string) => {
    const next = new Set(folded);
    if (!next.delete(code)) next.add(code);
    setFolded(next);
  };
  if (lines.length === 0)
    return (
      <Notice title={t("parts:state.noMatch")} text={t("parts:state.noMatchHelp")}>
        <Button onClick={props.onClear}>{t("parts:state.clear")}</Button>
      </Notice>
    );
  return (
    <DataTable label={t("title")} page="perm-module" columns={moduleColumns} density={null} busy={props.isPending}>
      {lines.map(({ module, isBranch, below }) => (
        <PermModuleRow
          key={module.id}
          row={module.key}
          shown={{
            name: module.name,
            isBranch,
            below,
            isFolded: keyword === "" && folded.has(module.code),
            onFold: () => fold(module.code),
          }}
          onEdit={() => open({ form: module.key, branches: branches.filter((b) => b.code !== module.code) })}
          onToggle={(toggled) => open({ toggle: module.id, toggled })}
        />
      ))}
    </DataTable>
  );
}

function Count({ queryRef }: Asked) {
  return <TitleCount count={useModules({ queryRef }).length} isExact />;
}

function Create({ queryRef, open }: Asked & { readonly open: (opened: Opened) => void }) {
  const branches = branchesOf(useModules({ queryRef }));
  return <CreateButton button="PERM_MODULE.CREATE" page="perm-module" onClick={() => open({ form: null, branches })} />;
}

function Systems({ queryRef }: Asked) {
  const { systems } = usePreloadedQuery<permModulePageQuery>(moduleQuery, queryRef);
  return systems.map((system) => <SystemPanel key={system.id} system={system} />);
}
