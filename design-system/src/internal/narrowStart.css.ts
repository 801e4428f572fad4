import { createVar } from "@vanilla-extract/css";

/** Where a narrow page starts; it is centred where nothing is set. */
export const narrowStart = createVar();
