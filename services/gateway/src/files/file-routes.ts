import { wholeName } from "../upstream/target.ts";
import type { FileRoute } from "../upstream/upstream.ts";

const known = new Map<string, FileRoute>();

/** Makes the files of a route fetchable by a ticket. */
export const registerFile = (route: FileRoute): void => void known.set(wholeName(route), route);
export const fileRouteOf = (name: string): FileRoute | undefined => known.get(name);
