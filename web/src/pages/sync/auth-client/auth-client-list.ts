import { authClientSorts } from "@linehaul/schema/sync/auth-client";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const authClientList = catalogueList("AUTH_CLIENT", authClientSorts);
