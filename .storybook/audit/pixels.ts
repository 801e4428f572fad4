import type { CDPSession, Page } from "@playwright/test";

export type Box = { x: number; y: number; width: number; height: number };

/** Margin around an element in which its focus ring may be drawn. */
const margin = 8;

/** The visible part of `box` with its margin, in whole pixels; undefined when none of it is in the window. */
export function around(box: Box, window: { width: number; height: number }): Box | undefined {
  const left = Math.max(0, Math.floor(box.x - margin));
  const top = Math.max(0, Math.floor(box.y - margin));
  const width = Math.min(window.width, Math.ceil(box.x + box.width + margin)) - left;
  const height = Math.min(window.height, Math.ceil(box.y + box.height + margin)) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

/** A screenshot of part of the window, as PNG in base64. */
export async function shot(session: CDPSession, box: Box): Promise<string> {
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { ...box, scale: 1 },
  });
  return data;
}

/**
 * The number of pixels that differ between two screenshots by at least `ratio` in contrast (WCAG's formula), counted in
 * an idle page.
 */
export async function changedPixels(counter: Page, before: string, after: string, ratio: number): Promise<number> {
  return counter.evaluate(
    async ([one, other, least]) => {
      const linear = Array.from({ length: 256 }, (_, byte) =>
        byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * (linear[data[at] ?? 0] ?? 0) +
        0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
        0.0722 * (linear[data[at + 2] ?? 0] ?? 0);
      const decode = async (png: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = [await decode(one), await decode(other)];
      let changed = 0;
      for (let at = 0; at < Math.min(a.length, b.length); at += 4) {
        if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
        const [lighter, darker] = [
          Math.max(luminance(a, at), luminance(b, at)),
          Math.min(luminance(a, at), luminance(b, at)),
        ];
        if ((lighter + 0.05) / (darker + 0.05) >= least) changed += 1;
      }
      return changed;
    },
    [before, after, ratio] as const,
  );
}
