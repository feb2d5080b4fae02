import type { exportCentrePageQuery } from "../../../__generated__/exportCentrePageQuery.graphql.ts";
import query from "../../../__generated__/exportCentrePageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<exportCentrePageQuery>({
  query,
  variables: () => ({}),
  load: async () => {
    const { withExportTexts } = await import("../../../parts/export/texts.ts");
    const { withCustomerActTexts } = await import("../../../parts/customer-act/texts.ts");
    return withCustomerActTexts(() => withExportTexts(() => import("./export-centre-page.tsx")));
  },
});
