/** The screens of support share a chunk: each chunk name costs bytes on every first visit. */
export { ContactUsScreen as contactUs } from "./contact/ContactUsScreen.tsx";
