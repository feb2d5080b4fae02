import MagicString from "magic-string";
import type { Plugin } from "vite";

/** Initialisers that may call something; literals and functions are pure as they stand. */
const MAY_CALL = new Set([
  "CallExpression",
  "NewExpression",
  "ObjectExpression",
  "ArrayExpression",
  "TSAsExpression",
  "TSSatisfiesExpression",
]);

/** Contracts; and the names of the slots of Chakra's parts, of which a recipe needs those of its own part. */
const DECLARES = /\/schema\/src\/.*\.ts$|[./]anatomy\.m?js$/;

/**
 * `schema/` only declares: nothing in it does anything by being loaded. A bundler can't know that of `z.object(…)` and would
 * keep zod wherever a page imports but a list of names from a contract. This marks each declaration as pure, so that
 * what a page does not use falls away.
 */
export function pureSchema(): Plugin {
  return {
    name: "pure-schema",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: DECLARES },
      handler(code, id) {
        const out = new MagicString(code);
        for (const statement of this.parse(code, { lang: "ts" }).body) {
          const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") continue;
          for (const { id: to, init } of declared.declarations) {
            if (!init || !MAY_CALL.has(init.type)) continue;
            out.appendLeft(init.start, "/*#__PURE__*/ (() => (");
            out.appendRight(init.end, "))()");
            if (to.type !== "ObjectPattern") continue;
            // Taking apart may call something too, for all that a bundler knows: each part is taken by itself.
            const whole = `$${to.start}`;
            const parts = code.slice(to.start + 1, to.end - 1).split(",");
            out.overwrite(to.start, to.end, whole);
            for (const part of parts.map((p) => p.trim()))
              out.appendRight(init.end, `, ${part} = /*#__PURE__*/ (() => ${whole}.${part})()`);
          }
        }
        return { code: out.toString(), map: out.generateMap({ hires: "boundary", source: id }) };
      },
    },
  };
}
