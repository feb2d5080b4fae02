import query from "../../../__generated__/expressControlPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { expressControlList } from "./express-control-list.ts";

export const entry = listPage({ query, list: expressControlList, load: () => import("./express-control-page.tsx") });
