import { paymentTroubleTests } from "./databaseTrouble.testing.ts";

paymentTroubleTests("a database so slow that its statements are given up", "57014");
paymentTroubleTests("a database out of connections", "53300");
