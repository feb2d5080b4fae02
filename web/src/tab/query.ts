import { createContext, use } from "react";
import { graphql } from "react-relay";
import type { queryShellQuery } from "../__generated__/queryShellQuery.graphql.ts";

/** Who is signed in, and what the frame around the pages shows of it. One query, no call to a service beyond the session's. */
export const shellQuery = graphql`
  query queryShellQuery @preloadable {
    viewer {
      userId
      userName
      displayName
      viewedBy {
        userName
        displayName
        until
      }
      sessionEndsAt
      site
      role {
        roleId
        roleCode
        roleName
      }
      roles {
        roleId
        roleCode
        roleName
        isDefaultRole
      }
      system {
        isSwitchRole
      }
      buttons
      menu {
        moduleId
        moduleName
        ownName
        moduleCode
        moduleIcon
        childModules {
          moduleId
          moduleName
          ownName
          moduleCode
          moduleIcon
        }
      }
    }
  }
`;

export type ShellViewer = queryShellQuery["response"]["viewer"];
export type MenuBranch = ShellViewer["menu"][number];
export type MenuLeaf = MenuBranch["childModules"][number];
export type HeldRole = ShellViewer["roles"][number];

/** Filled by the shell once its query has arrived. */
export const ViewerContext = createContext<ShellViewer | null>(null);

/** Who is signed in. Throws outside of the shell. */
export function useViewer(): ShellViewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer outside of the shell");
  return viewer;
}
