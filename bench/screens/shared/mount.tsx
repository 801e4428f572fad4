import { type ComponentType, Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Duration in ms of React alone, and including the browser's style and layout. */
export type Remount = { drawn: number; laidOut: number };

declare global {
  interface Window {
    /** Unmounts and remounts the screen `times` times; returns the median durations in ms. */
    remount: (times: number) => Promise<Remount>;
  }
}

/**
 * Renders the screen inside the providers of its library. Providers stay mounted when the screen is unmounted, as in an
 * application.
 */
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
    // Some libraries measure during rendering, others leave it to the browser: forcing layout here makes them
    // comparable.
    document.body.getBoundingClientRect();
    return { drawn, laidOut: performance.now() - start };
  };
  window.remount = async (times) => {
    const taken: Remount[] = [];
    while (taken.length < times) {
      taken.push(remount());
      // Deferred work, such as timers and paints, happens between the measurements.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return { drawn: median(taken.map(({ drawn }) => drawn)), laidOut: median(taken.map(({ laidOut }) => laidOut)) };
  };
  draw(true);
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
