import { graphql, useFragment } from "react-relay";
import type { useModules_module$key } from "../../../__generated__/useModules_module.graphql.ts";
import { branchesOf, type Branch } from "../../../parts/modules/tree.ts";
import { useModuleNames } from "../../../parts/modules/use-module-names.ts";

/** The modules of a query as branches, named in the language in use. */
export function useModules(modules: useModules_module$key): readonly Branch[] {
  const nameOf = useModuleNames();
  const rows = useFragment(
    graphql`
      fragment useModules_module on Module @relay(plural: true) {
        code
        parentCode
        nameEn
        nameZh
        nameHk
        isRenamed
        status
        buttons
      }
    `,
    modules,
  );
  return branchesOf(
    rows.map((m) => ({
      code: m.code,
      parentCode: m.parentCode ?? null,
      name: nameOf(m),
      buttons: m.buttons,
      isOff: m.status === "DISABLED",
    })),
  );
}
