/** The rows of an account's standing that billing itself needs: it may not ask the standing module, which asks billing. */
export { deferralPlan, mobileState, type MobileState } from "./standing.repository.ts";
