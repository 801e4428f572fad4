/** In colours of the system, which stay where a reader has chosen their own: a line in each of two, so that one is seen on any ground. */
const look = `
:host { all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0; overflow: hidden; background: none; pointer-events: none; }
.box { position: absolute; box-sizing: border-box; border: 2px solid Highlight; outline: 1px solid Canvas; border-radius: 2px; forced-color-adjust: none; }
.box.chosen { border-width: 3px; }
`;

/** How far a frame stands around its words; pixels. */
const room = 3;

export type Outline = {
  /** Frames these places of the window. */
  show(boxes: readonly DOMRect[], kind: "hovered" | "chosen"): void;
  host: HTMLElement;
};

function boxFor({ left, top, width, height }: DOMRect, kind: string): HTMLElement {
  const box = document.createElement("div");
  box.className = `box ${kind}`;
  Object.assign(box.style, { left: `${left - room}px`, top: `${top - room}px`, width: `${width + 2 * room}px`, height: `${height + 2 * room}px` });
  return box;
}

/** A layer above everything, dialogs too, that changes nothing below it and takes no click. */
export function createOutline(page: Document): Outline {
  const host = page.createElement("div");
  host.setAttribute("aria-hidden", "true");
  host.popover = "manual";
  const inside = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  inside.adoptedStyleSheets = [sheet];
  page.documentElement.append(host);

  /** Shown anew it stands above whatever was opened since. */
  function raise(): void {
    host.hidePopover();
    host.showPopover();
  }

  return {
    host,
    show(boxes, kind) {
      inside.replaceChildren(...boxes.filter(({ width, height }) => width > 0 && height > 0).map((box) => boxFor(box, kind)));
      if (boxes.length > 0) raise();
      else host.hidePopover();
    },
  };
}
