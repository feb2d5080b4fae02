import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { DeclarationAnswer, DeclarationQuestion } from "./answer.ts";
import { DeclarationConfig, DeclarationConfigFilter, declarationConfigSorts, SavedDeclarationConfig } from "./row.ts";

const VIEW = ["DECLARATION_CONFIG.VIEW"] as const;
const EDIT = ["DECLARATION_CONFIG.EDIT"] as const;
const { read, write } = routesOf("order");
/** How customers' goods are declared, and with which documents (REV-01). */
export const declarationConfigRoutes = {
  pageQuery: read("/declarationConfig/pageQuery", {
    may: VIEW,
    summary: "How goods of the caller's customers are declared at his site, a page",
    body: pageQuery({ filter: DeclarationConfigFilter.shape, sort: sortNames(declarationConfigSorts) }),
    result: page(DeclarationConfig),
  }),
  byIds: read("/declarationConfig/byIds", {
    may: VIEW,
    summary: "Rows by id; those of customers that the caller may not see are left out",
    body: ByIds,
    result: z.array(DeclarationConfig),
  }),
  forOrder: read("/declarationConfig/forOrder", {
    may: VIEW,
    summary:
      "What holds for an order, and which rows say so; 400001 at `waybillNo` for one that the caller may not see",
    body: DeclarationQuestion,
    result: DeclarationAnswer,
  }),
  save: write("/declarationConfig/save", {
    may: ["DECLARATION_CONFIG.CREATE", "DECLARATION_CONFIG.EDIT"],
    summary:
      "Create a row (no id), or edit one; 409001 at `validFrom` where another row holds then, which `detail` names",
    body: SavedDeclarationConfig,
    result: DeclarationConfig,
  }),
  enable: write("/declarationConfig/enable/:id", {
    may: EDIT,
    summary: "Bring a row into use; 409001 where another one holds then",
    params: ById,
    result: DeclarationConfig,
  }),
  disable: write("/declarationConfig/disable/:id", {
    may: EDIT,
    summary: "Take a row out of use; what is less specific holds then",
    params: ById,
    result: DeclarationConfig,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/declarationConfig/delete/:id",
    may: ["DECLARATION_CONFIG.DELETE"],
    summary: "Delete a row; what is less specific holds then",
    params: ById,
    result: DeclarationConfig,
  }),
} as const;
