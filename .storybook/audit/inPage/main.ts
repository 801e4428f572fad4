/** The in-page part of the audit; `inPage.ts` bundles it and injects it as `window.audit`. */
export { disableTransitions, enableTransitions, movements, settled, layoutSnapshot } from "./motion.ts";
export { ibmViolations } from "./ibm.ts";
export { layoutProblems, measureTexts, unmovedTexts } from "./layout.ts";
export { aboutToPress, focusReturned, focusCloseButton, openDialog, pressable, pressed } from "./press.ts";
export { lengthenTexts } from "./pseudo.ts";
export { statesByBackgroundAlone } from "./states.ts";
export { currentStop, expectedStops, isBefore, mouseOnly, nestedControls, resetFocus } from "./stops.ts";
export { smallTargets } from "./targets.ts";
