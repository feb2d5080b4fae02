/** A post code as it is compared: spaces, signs and small letters don't count. */
export const plainPost = (code: string): string =>
  code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Post codes from one to another, both with all that begins with them: `M1` to `M3` has `M1 4BT`. */
export interface PostRange {
  readonly postFrom: string;
  readonly postTo: string;
}

/** Neither empty nor backwards; both equally long, so that it is plain what lies between. */
export function isPostRange({ postFrom, postTo }: PostRange): boolean {
  const [from, to] = [plainPost(postFrom), plainPost(postTo)];
  return from !== "" && from.length === to.length && from <= to;
}

/** Is it one of them? */
export function hasPost({ postFrom, postTo }: PostRange, code: string): boolean {
  const [from, to] = [plainPost(postFrom), plainPost(postTo)];
  const begin = plainPost(code).slice(0, from.length);
  return begin.length === from.length && from <= begin && begin <= to;
}

/** Have two ranges a post code in common? As much of the longer one is looked at as the shorter one says. */
export function doMeet(a: PostRange, b: PostRange): boolean {
  const length = Math.min(plainPost(a.postFrom).length, plainPost(b.postFrom).length);
  const begin = (code: string): string => plainPost(code).slice(0, length);
  return begin(a.postFrom) <= begin(b.postTo) && begin(b.postFrom) <= begin(a.postTo);
}
