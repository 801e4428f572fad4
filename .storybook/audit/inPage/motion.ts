import { describe } from "./text.ts";

const frame = () => new Promise((done) => requestAnimationFrame(done));
/**
 * Maximum number of frames to wait: deep pages need one per level, and anything still moving after these is not a
 * finite transition.
 */
const maxFrames = 60;

/** Waits until a change has been applied: under reduced motion every change is a very short transition. */
export async function settled(): Promise<void> {
  await frame();
  await frame();
  for (
    let count = 0;
    count < maxFrames && document.getAnimations().some((one) => one instanceof CSSTransition);
    count += 1
  )
    await frame();
}

const stillness = document.createElement("style");
stillness.textContent = "*, ::before, ::after { transition: none !important; }";

/** Disables transitions, so that changes apply at once. */
export function disableTransitions(): void {
  document.head.append(stillness);
}

/** Enables transitions again. */
export function enableTransitions(): void {
  stillness.remove();
}

/** A change this short is not perceived as movement. */
const unnoticed = 50;

/** Animations that run although reduced motion is requested. For a page under reduced motion. */
export function movements(): string[] {
  const going = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === "running" && Number(animation.effect?.getComputedTiming().endTime) > unnoticed,
    );
  return going.map((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return `${target ? describe(target) : "something"} moves`;
  });
}

/**
 * A snapshot of the page's content and layout without colours. React's generated ids are normalised, because they
 * change with every mount.
 */
export function layoutSnapshot(): string {
  const places = [...document.body.querySelectorAll("*")].map((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return "unseen";
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  });
  return `${document.body.outerHTML.replaceAll(/_r_\w+_/g, "_r_")}\n${places.join()}`;
}
