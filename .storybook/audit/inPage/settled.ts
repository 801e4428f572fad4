const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Deep pages take a frame a level; nothing that is still moving after these many is a transition that ends. */
const mostFrames = 60;

/** Waits until the page has taken on a change: under reduced motion every change is a transition, short but not at once. */
export async function settled(): Promise<void> {
  await frame();
  await frame();
  for (let count = 0; count < mostFrames && document.getAnimations().some((one) => one instanceof CSSTransition); count += 1) await frame();
}

const stillness = document.createElement("style");
stillness.textContent = "*, ::before, ::after { transition: none !important; }";

/** From now on changes are there at once. */
export function holdStill(): void {
  document.head.append(stillness);
}

/** Changes take their way again. */
export function letMove(): void {
  stillness.remove();
}
