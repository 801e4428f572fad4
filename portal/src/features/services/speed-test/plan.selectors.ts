import { selectServicesRead } from "../model/services.selectors.ts";

type Root = Parameters<typeof selectServicesRead>[0];

/** What the internet plan promises, megabits a second; null where there is none, or not known yet. */
export const selectPlanMbps = (state: Root): number | null => selectServicesRead(state).data?.find(({ key }) => key === "INTERNET")?.downloadMbps ?? null;
