/** Bubbling event dispatched on an iframe when the user is active inside it: its input events stay in its document. */
const activeInside = "portico:activeInside";

const inputs = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"] as const;
const quietly = { passive: true, capture: true };

/** Calls back at each activity of the user on the page, also in its frames. Returns what ends it. */
export function onActivity(report: () => void): () => void {
  const events = [...inputs, activeInside];
  for (const event of events) document.addEventListener(event, report, quietly);
  return () => {
    for (const event of events) document.removeEventListener(event, report, quietly);
  };
}

/** Makes activity in the document that a frame has loaded count as the page's. Each document it loads needs a call. */
export function reportActivityIn(frame: HTMLIFrameElement): void {
  const report = () => frame.dispatchEvent(new Event(activeInside, { bubbles: true }));
  for (const event of inputs) frame.contentDocument?.addEventListener(event, report, quietly);
}
