/** Rarely visited screens of signing in share a chunk: each chunk name costs bytes on every first visit. */
export { accountCreationScreen as accountCreation } from "./creation/AccountCreationScreen.tsx";
export { secondStepScreen as secondStep } from "./second-step/SecondStepScreen.tsx";
