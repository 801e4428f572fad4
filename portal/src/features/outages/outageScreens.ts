/** The screens of outages share a chunk: each chunk name costs bytes on every first visit. */
export { outageCallbackScreen as callback } from "./callback/OutageCallbackScreen.tsx";
export { outageMapScreen as map } from "./map/OutageMapScreen.tsx";
