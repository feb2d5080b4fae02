import query from "../../../__generated__/informationApplicationPageQuery$parameters.ts";
import { withApplicationTexts } from "../../../parts/application/texts.ts";
import { listPage } from "../../entry.ts";
import { applicationList } from "./application-list.ts";

export const entry = listPage({
  query,
  list: applicationList,
  load: () => withApplicationTexts(() => import("./information-application-page.tsx")),
});
