import query from "../../../__generated__/authClientPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { authClientList } from "./auth-client-list.ts";

export const entry = listPage({ query, list: authClientList, load: () => import("./auth-client-page.tsx") });
