import { speedTestSaga } from "./speedTest.saga.ts";
import { speedTestReducer } from "./speedTest.slice.ts";

/** What the speed test runs. */
export const speedTestWorkflows = { name: "speedTest", reducers: { speedTest: speedTestReducer }, sagas: { speedTest: speedTestSaga } };
