import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox, Windows"],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, "Edge, Windows"],
  [`${MOZILLA} (Linux; Android 15) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1`,
    "Safari, iPhone",
  ],
  ["curl/8.9", undefined],
  ["<b>Firefox/</b>", "Firefox"],
  ["", undefined],
  [undefined, undefined],
])("SEC-09 a session is known by the names of browser and system: %s", (sent, name) => {
  expect(deviceName(sent)).toBe(name);
});
