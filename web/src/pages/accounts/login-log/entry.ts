import query from "../../../__generated__/loginLogPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { loginList } from "./login-list.ts";

export const entry = listPage({ query, list: loginList, load: () => import("./login-log-page.tsx") });
