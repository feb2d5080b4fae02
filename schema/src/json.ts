import { z } from "zod";

/**
 * Any JSON value. It holds itself, so it needs a name: printed without one, every contract that holds it would point at a schema
 * that is not there (FLT-05). Registered and not copied by `.meta()`: the copy's parts would still be the nameless one.
 */
export const Json = z.json().register(z.globalRegistry, { id: "Json", description: "Any JSON value." });
