/** Something that does not hold together: the file to look at, and what to do. */
export interface Problem {
  readonly file: string;
  readonly problem: string;
}
