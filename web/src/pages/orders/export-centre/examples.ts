import type { badgeExportCentreQuery$variables } from "../../../__generated__/badgeExportCentreQuery.graphql.ts";
import type { exportCardQuery$variables } from "../../../__generated__/exportCardQuery.graphql.ts";
import type { exportCentrePageQuery$variables } from "../../../__generated__/exportCentrePageQuery.graphql.ts";
import type { Examples } from "../../../relay/examples.ts";

export const exportCentrePageQuery: Examples<exportCentrePageQuery$variables> = [{}];
export const badgeExportCentreQuery: Examples<badgeExportCentreQuery$variables> = [{}];
export const exportCardQuery: Examples<exportCardQuery$variables> = [{}];
