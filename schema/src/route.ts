import type { z } from "zod";
import type { Button, MenuButton } from "./modules.ts";
import type { UploadedFile, UploadPurpose } from "./upload.ts";

export type Service = "admin" | "customer" | "order";
type Shape = z.ZodObject<z.ZodRawShape>;

/**
 * One REST route of a service, said once: it drives the Fastify handler, the OpenAPI document and the gateway's typed client.
 * `result` is what stands in the envelope's `result`.
 */
export interface Route {
  readonly service: Service;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `:name` for a path parameter. */
  readonly path: string;
  /** The buttons that may call it: the caller token names the one that it was signed for. */
  readonly may: readonly [Button, ...Button[]];
  /** Buttons that open more of its answer, each its own part: the caller token names those of them that are held. */
  readonly also?: readonly MenuButton[];
  /** It only reads: the gateway may ask again after a broken connection. */
  readonly safe?: boolean;
  /** Also answered to somebody who views as another user, who may otherwise only read: it ends that. */
  readonly whileViewing?: true;
  /** It answers a file, streamed, in place of an envelope: `result` is `FileAnswer`. */
  readonly file?: true;
  /** Media type of that file; CSV where none is said. */
  readonly fileType?: string;
  /** It takes a file as its body, of this purpose: `uploadRoute` makes it. */
  readonly upload?: UploadPurpose;
  readonly summary: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: z.ZodType;
  readonly result: z.ZodType;
}

/** What a caller must hand over: only the parts that the route declares. */
export type RouteInput<R extends Route> = {
  [K in "params" | "query" | "body" as R[K] extends z.ZodType ? K : never]: R[K] extends z.ZodType
    ? z.input<R[K]>
    : never;
};
/** The same parts after the route's schemas have read them. */
export type RouteParsed<R extends Route> = {
  [K in "params" | "query" | "body" as R[K] extends z.ZodType ? K : never]: R[K] extends z.ZodType
    ? z.output<R[K]>
    : never;
} & (R extends { readonly upload: UploadPurpose } ? { readonly file: UploadedFile } : unknown);
export type RouteResult<R extends Route> = z.output<R["result"]>;
export type Routes = Readonly<Record<string, Route>>;

export const route = <const R extends Route>(r: R): R => r;

type Told = Omit<Route, "service" | "method" | "path" | "safe">;
/** The usual routes of a service: `read` asks for something by POST and changes nothing, `write` changes something by POST. */
export const routesOf = <const S extends Service>(service: S) => ({
  read: <const R extends Told>(path: string, told: R) => ({
    service,
    method: "POST" as const,
    path,
    safe: true as const,
    ...told,
  }),
  write: <const R extends Told>(path: string, told: R) => ({ service, method: "POST" as const, path, ...told }),
});
