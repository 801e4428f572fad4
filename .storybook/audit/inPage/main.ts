/** What the audit runs inside the page; `inPage.ts` bundles it and puts it there as `window.audit`. */
export { measureTexts, unmovedTexts } from "./grow.ts";
export { movements } from "./motion.ts";
export { ibmFaults } from "./ibm.ts";
export { layoutFaults } from "./layout.ts";
export { aboutToPress, cameBack, focusWayOut, openDialog, pressable, pressed } from "./press.ts";
export { lengthenPage } from "./pseudo.ts";
export { standing } from "./standing.ts";
export { statesByBackgroundAlone } from "./states.ts";
export { currentStop, expectedStops, isBefore, mouseOnly, nestedControls, startOver } from "./stops.ts";
export { smallTargets } from "./targets.ts";
export { holdStill, letMove, settled } from "./settled.ts";
