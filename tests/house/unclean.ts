import type { Called } from "./faults.ts";

/** What of a call could mean something else than what was asked. */
export function uncleanIn({ url, headers }: Called): string[] {
  const unclean = Object.entries(headers).filter(([, text]) => !/^[ -~]*$/.test(String(text)));
  const isWay = /^(\/([\w.~!*'()-]|%[\dA-F]{2})+)+(\?[!-~]*)?$/.test(url) && !/\/\.{1,2}(\/|$|\?)/.test(url);
  return [...unclean.map(([name]) => `header ${name}`), ...(isWay ? [] : [`address ${url}`])];
}
