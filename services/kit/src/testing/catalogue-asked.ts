import type { FastifyInstance } from "fastify";
import type { CatalogueRow, ConfigStatus } from "@linehaul/schema/catalogue";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { ExportPreview } from "@linehaul/schema/export-request";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Page } from "@linehaul/schema/paging";
import type { SheetRoutes } from "./catalogue-sheet.ts";
import type { AskOptions } from "./service.ts";

export interface Answer<T> {
  readonly code: number;
  readonly result: T | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
}
type Edit = { readonly id: string; readonly version: number };
export interface PageOf<S> {
  readonly pageSize: number;
  readonly sort?: S;
  readonly after?: string;
  readonly filter?: object;
}

/** How a test asks the routes of a catalogue; `more` goes before what the catalogue itself says. */
export interface Catalogue<Input extends object, Row extends CatalogueRow, S extends string> {
  /** An input that no other row has, each time: whatever the list is sorted by differs too. */
  readonly fresh: () => Input;
  /** The field that is in use once, and that the search box finds. */
  readonly unique: keyof Input & string;
  /** The unique field stays once a row is made. */
  readonly keeps?: true;
  /** What a second one like it is refused with, where that is not the unique field that is in use. */
  readonly clash?: { readonly path: readonly string[]; readonly key: string };
  readonly sorts: Readonly<Record<S, keyof Row & string>>;
  readonly create: (app: FastifyInstance, body: Input, more?: AskOptions) => Promise<Answer<Row>>;
  /** One whose rows stay as they were made has none. */
  readonly edit?: (app: FastifyInstance, body: Input & Edit, more?: AskOptions) => Promise<Answer<Row>>;
  readonly byIds: (app: FastifyInstance, ids: string[], more?: AskOptions) => Promise<Answer<Row[]>>;
  /** One that is read whole, as the modules are, has no pages. */
  readonly page?: (app: FastifyInstance, query: PageOf<S>, more?: AskOptions) => Promise<Answer<Page<Row>>>;
  /** Its list is not asked for rows in use alone. */
  readonly showsAll?: true;
  /** Into use and out of use; a catalogue whose rows are deleted has none. */
  readonly turn?: (app: FastifyInstance, id: string, to: ConfigStatus, more?: AskOptions) => Promise<Answer<Row>>;
  /** Takes a row away. */
  readonly remove?: (app: FastifyInstance, id: string, more?: AskOptions) => Promise<Answer<Row>>;
  /** Its rows come as a sheet. */
  readonly sheet?: SheetRoutes;
  /** What would be in a file of the rows that the search box finds. */
  readonly counted?: (app: FastifyInstance, keyword: string) => Promise<Answer<ExportPreview>>;
  /** Its rows belong to sites; those of tests are made at MY. */
  readonly ofSite?: true;
  /** False where the answer holds a secret, which is kept nowhere: no key is taken, a repeated submit is refused as one that is in use. */
  readonly answersAgain?: false;
  /** A button that opens the list and changes nothing. */
  readonly view: MenuButton;
}
