/** What a press is to bring, waited for from before it. Where the press itself fails, this failing too would end the whole run as an error of no test. */
export function later<Result>(coming: Promise<Result>): Promise<Result> {
  coming.catch(() => undefined);
  return coming;
}
