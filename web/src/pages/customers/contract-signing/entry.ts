import query from "../../../__generated__/contractSigningPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { contractList } from "./contract-list.ts";

export const entry = listPage({ query, list: contractList, load: () => import("./contract-signing-page.tsx") });
