import type { Page } from "@playwright/test";
import { addresses } from "./address.ts";
import { expect } from "./console.ts";

/** The link of the mail of that subject which the stand-in for mail received for an address, as soon as it is there. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  const received = async () => {
    const text = await (await page.request.get(addresses().outside)).text();
    return text.split(to)[1]?.split("</pre>")[0] ?? "";
  };
  await expect.poll(received).toContain(subject);
  const [link = ""] = /http:\S+token=[\w.-]+/.exec(await received()) ?? [];
  return link.replaceAll("&amp;", "&");
}
