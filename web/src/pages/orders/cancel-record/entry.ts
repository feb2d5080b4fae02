import query from "../../../__generated__/cancelRecordPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { cancelRecordList } from "./cancel-record-list.ts";

export const entry = listPage({ query, list: cancelRecordList, load: () => import("./cancel-record-page.tsx") });
