import { named } from "./text.ts";

/** A change this short is not seen as movement. */
const unnoticed = 50;

/** Movement that goes on though the system asks for none. Meant for a page under reduced motion. */
export function movements(): string[] {
  const going = document.getAnimations().filter((animation) => animation.playState === "running" && Number(animation.effect?.getComputedTiming().endTime) > unnoticed);
  return going.map((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return `${target ? named(target) : "something"} moves`;
  });
}
