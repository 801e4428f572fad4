import { paymentTroubleTests } from "./databaseTrouble.testing.ts";

/** `databaseTrouble.long.test.ts` does the same with a slow database and one out of connections. */
paymentTroubleTests("a full disk", "53100");
