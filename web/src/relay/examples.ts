/**
 * Variables with which an operation does all that it can. They stand in the `examples.ts` beside the operation, under its name; tests
 * ask every operation with them. More than one where what is asked decides which button it takes.
 */
export type Examples<Variables> = readonly [Variables, ...Variables[]];

/** A row of every type that has uuids, wherever the services are stubs. */
export const EXAMPLE_KEY = "018f0008-0000-7000-8000-000000000001";

/** A node id, of that row unless another key is said. */
export const exampleId = (type: string, key = EXAMPLE_KEY): string => btoa(`${type}:${key}`);

/** A page as a list asks for it. */
export const EXAMPLE_PAGE = 50;

/** What a look-up is asked. */
export const EXAMPLE_TEXT = "sample";
