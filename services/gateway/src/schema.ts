import "./access/nodes.ts";
import "./contract/scalars.ts";
import "./__generated__/graph.ts";
import { builder } from "./access/builder.ts";

/** The graph of every feature. The build fails when a root field or a node type says not who may have it. */
export const schema = builder.toSchema();
