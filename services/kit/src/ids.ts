import { v5, v7 } from "uuid";

const NAMESPACE = "6f1c7f5e-2f0b-5b7a-9d53-0b8a6f0c1e11";

/** A new id, ordered by time. */
export const newId = (): string => v7();

/** The same id for the same name on every machine: rows that ship with the console. */
export const fixedId = (kind: string, name: string): string => v5(`${kind}:${name}`, NAMESPACE);
