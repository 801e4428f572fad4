/** The screens of a property share a chunk: each chunk name costs bytes on every first visit. */
export { techAmenitiesScreen as amenities } from "./amenities/TechAmenitiesScreen.tsx";
export { contractScreen as contract } from "./contract/ContractScreen.tsx";
export { homepageScreen as homepage } from "./homepage/HomepageScreen.tsx";
export { businessHoursScreen as businessHours } from "./hours/BusinessHoursScreen.tsx";
export { contactPreferencesScreen as contactPreferences } from "./preferences/ContactPreferencesScreen.tsx";
