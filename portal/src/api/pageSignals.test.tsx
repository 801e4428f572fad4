import { expect, test } from "vitest";
import { activeInside, browserPage, type PageSignal } from "./pageSignals.ts";

test("[SESS-06 partly] activity inside an iframe counts as activity on the page until the subscription ends", () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const heard: PageSignal[] = [];
  const stop = browserPage(window).listen((signal) => heard.push(signal));
  frame.dispatchEvent(new Event(activeInside, { bubbles: true }));
  expect(heard).toEqual([{ kind: "activity" }]);
  stop();
  frame.dispatchEvent(new Event(activeInside, { bubbles: true }));
  expect(heard).toHaveLength(1);
});
