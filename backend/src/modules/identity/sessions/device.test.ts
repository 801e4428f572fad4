import { expect, test } from "vitest";
import { sessionDeviceOf } from "./device.domain.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, "Chrome", "ChromeOS"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Mobile`, "Samsung Internet", "Android"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36 OPR/124.0.0.0`, "Opera", "Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "macOS"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`, "Safari", "macOS"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile Safari/604.1`,
    "Safari",
    "iOS",
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/142.0 Mobile Safari/604.1`, "Chrome", "iOS"],
  [`Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webKit} FxiOS/145.0 Mobile Safari/604.1`, "Firefox", "iPadOS"],
  ["curl/8.14.1", null, null],
  ["", null, null],
  [undefined, null, null],
])("the device of %s", (userAgent, browser, system) => {
  expect(sessionDeviceOf(userAgent, "203.0.113.77")).toEqual({ browser, system, network: "203.0.113.0/24" });
});

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:7:1::9", "2001:db8:7::/48"],
  ["::1", "0:0:0::/48"],
  ["unknown", null],
])("of the address %s only %s is kept", (address, network) => {
  expect(sessionDeviceOf("", address).network).toBe(network);
});
