import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { filesIn } from "../places.ts";
import type { Problem } from "./problem.ts";

/**
 * The rooms (first folders) of a package's source, lowest first. A file imports from its own room and from those below it; files that stand in no
 * room put the rooms together and are above them all.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "services/gateway/src": [
    // What knows nothing of a request.
    "later",
    "config",
    "language",
    "errors",
    // Calls to the services, and requests as they come.
    "upstream",
    "tickets",
    "rates",
    "http",
    "reference",
    // Who may what, and what the graph is made of.
    "access",
    "paging",
    "contract",
    "writing",
    "session",
    "files",
    "catalogue",
    "graph",
    // What answers.
    "signin",
    "compiled",
    "clients",
    "events",
    "ops",
    "console",
    "graphiql",
    "server",
  ],
  "web/src": [
    "locales",
    // What knows nothing of the console.
    "browser",
    "theme",
    "format",
    "i18n",
    "relay",
    // What a page may ask of its tab, what pages are made of, and the texts of all.
    "tab",
    "parts",
    "texts",
    "signin",
    "pages",
    "shell",
  ],
};

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
/** What is made, and what tests, may look everywhere. */
const FREE = /(^|\/)(__generated__|testing)\/|\.(test|spec)\.tsx?$/;
/** Where files are that stand in no room. */
const ROOF = "the roof";

const roomOf = (file: string): string => (file.includes("/") ? file.slice(0, file.indexOf("/")) : ROOF);

/** What a file of a package imports of the same package, types too; paths from the source folder. */
const importsOf = (root: string, src: string, file: string): string[] =>
  Array.from(readFileSync(join(root, src, file), "utf8").matchAll(IMPORT), ([, to = ""]) =>
    normalize(join(dirname(file), to)),
  ).filter((to) => !to.startsWith("../") && !to.includes("__generated__/"));

function problemsIn(root: string, src: string, rooms: readonly string[]): Problem[] {
  const order = [...rooms, ROOF];
  const files = filesIn(root, src, "**/*.{ts,tsx}").filter((f) => !FREE.test(f));
  const unplaced = [...new Set(files.map(roomOf))].filter((room) => !order.includes(room));
  /** What has no place is below nothing. */
  const isBelow = (room: string, own: string): boolean =>
    order.includes(room) && order.indexOf(room) < order.indexOf(own);
  return [
    ...unplaced.map((room) => ({
      file: `${src}/${room}`,
      problem: "the room has no place in codegen/src/floors/rooms.ts",
    })),
    ...files.flatMap((file) =>
      importsOf(root, src, file)
        .filter((to) => roomOf(to) !== roomOf(file) && !isBelow(roomOf(to), roomOf(file)))
        .map((to) => ({
          file: `${src}/${file}`,
          problem: `imports ${to}: rooms import downwards, and ${roomOf(to)} is not below ${roomOf(file)}`,
        })),
    ),
  ];
}

/** Rooms import downwards: each room can be read and tested without those above it. */
export const roomProblems = (root: string): Problem[] =>
  Object.entries(ROOMS).flatMap(([src, rooms]) => problemsIn(root, src, rooms));
