import "./browser/no-eval.ts";
import { askFirst } from "./ask-first.ts";
import { acceptLanguage, storedLanguage } from "./i18n/language.ts";
import { toConsoleAddress } from "./shell/address/console-address.ts";
import { finishAside, noteAside } from "./signin/aside.ts";
import { arrive } from "./signin/enter.ts";
import { browserPlace } from "./signin/place.ts";
import { baseTexts } from "./texts/base.ts";
import { askEarlyForFonts } from "./theme/early-fonts.ts";
import "./theme/fonts.css";

// These few lines run before the console's code is there: code, texts, session and what the address asks for are on their way at once,
// and none of them waits for another.
noteAside();
askEarlyForFonts();
const language = storedLanguage();
/** Waited for, and failing, where it is needed. */
const ahead = (part: Promise<unknown>): void => void part.catch(() => undefined);
const code = () => import("./console.ts");
ahead(baseTexts(language));
const arriving = arrive(browserPlace, acceptLanguage(language));
// A ticket takes two requests to become a session; nothing is asked of the graph before that.
if (new URL(location.href).searchParams.has("ticket")) ahead(code());
const arrival = await arriving;
if (arrival.kind !== "leaving" && !(arrival.kind === "in" && finishAside())) {
  toConsoleAddress();
  // To read the code keeps the browser busy: the questions leave before.
  if (arrival.kind === "in") await askFirst(new URL(location.href));
  const { startConsole } = await code();
  await startConsole(arrival);
}
