import { type ComponentType, Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Takes the screen away and draws it again, `times` times; answers with the median of the milliseconds that it takes. */
    remount: (times: number) => Promise<number>;
  }
}

/** Draws the screen inside what its library wants around an application. Providers stay when the screen goes, as in an application. */
export function mount(Screen: ComponentType, Provider: ComponentType<{ children: ReactNode }> = Fragment) {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  const root = createRoot(element);
  const draw = (shown: boolean) => root.render(<Provider>{shown ? <Screen /> : null}</Provider>);
  const remount = () => {
    const start = performance.now();
    flushSync(() => draw(false));
    flushSync(() => draw(true));
    // Some libraries measure while they draw, others leave it to the browser: with the layout asked for, all have paid for it.
    document.body.getBoundingClientRect();
    return performance.now() - start;
  };
  window.remount = async (times) => {
    const taken: number[] = [];
    while (taken.length < times) {
      taken.push(remount());
      // What was put off, timers and pictures, happens between the times.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? NaN;
  };
  draw(true);
}
