import { type ComponentType, Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** React's part, and both together with the browser's styles and layout. */
export type Remount = { drawn: number; laidOut: number };

declare global {
  interface Window {
    /** Takes the screen away and draws it again, `times` times; answers with the medians of the milliseconds that it takes. */
    remount: (times: number) => Promise<Remount>;
  }
}

/** Draws the screen inside what its library wants around an application. Providers stay when the screen goes, as in an application. */
export function mount(Screen: ComponentType, Provider: ComponentType<{ children: ReactNode }> = Fragment) {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  const root = createRoot(element);
  const draw = (shown: boolean) => root.render(<Provider>{shown ? <Screen /> : null}</Provider>);
  const remount = (): Remount => {
    const start = performance.now();
    flushSync(() => draw(false));
    flushSync(() => draw(true));
    const drawn = performance.now() - start;
    // Some libraries measure while they draw, others leave it to the browser: with the layout asked for, all have paid for it.
    document.body.getBoundingClientRect();
    return { drawn, laidOut: performance.now() - start };
  };
  window.remount = async (times) => {
    const taken: Remount[] = [];
    while (taken.length < times) {
      taken.push(remount());
      // What was put off, timers and pictures, happens between the times.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return { drawn: median(taken.map(({ drawn }) => drawn)), laidOut: median(taken.map(({ laidOut }) => laidOut)) };
  };
  draw(true);
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
