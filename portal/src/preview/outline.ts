/** System colours, which also work in forced-colors mode: two lines, so that one contrasts with any background. */
const look = `
:host { all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0; overflow: hidden; background: none; pointer-events: none; }
.box { position: absolute; box-sizing: border-box; border: 2px solid Highlight; outline: 1px solid Canvas; border-radius: 2px; forced-color-adjust: none; }
.box.chosen { border-width: 3px; }
`;

/** Distance between a frame and its text, pixels. */
const room = 3;

export type Outline = {
  /** Draws frames around these rectangles of the viewport. */
  show(boxes: readonly DOMRect[], kind: "hovered" | "chosen"): void;
  host: HTMLElement;
};

function boxFor({ left, top, width, height }: DOMRect, kind: string): HTMLElement {
  const box = document.createElement("div");
  box.className = `box ${kind}`;
  Object.assign(box.style, {
    left: `${left - room}px`,
    top: `${top - room}px`,
    width: `${width + 2 * room}px`,
    height: `${height + 2 * room}px`,
  });
  return box;
}

/** An overlay above everything, dialogs included, that does not affect layout and takes no pointer events. */
export function createOutline(page: Document): Outline {
  const host = page.createElement("div");
  host.setAttribute("aria-hidden", "true");
  host.popover = "manual";
  const inside = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  inside.adoptedStyleSheets = [sheet];
  page.documentElement.append(host);

  /** Showing it again moves it above dialogs opened since (top layer). */
  function raise(): void {
    host.hidePopover();
    host.showPopover();
  }

  return {
    host,
    show(boxes, kind) {
      inside.replaceChildren(
        ...boxes.filter(({ width, height }) => width > 0 && height > 0).map((box) => boxFor(box, kind)),
      );
      if (boxes.length > 0) raise();
      else host.hidePopover();
    },
  };
}
