import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useTimeZoneName } from "../../../components/timeZoneName.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { OpenNow } from "../model/OpenNow.tsx";
import type { BusinessHours } from "../model/property.api.ts";
import { propertyWorkflows } from "../model/property.saga.ts";
import { PropertyPage, PropertySkeleton } from "../model/PropertyPage.tsx";
import { useProperty } from "../model/useProperty.ts";
import { HoursForm } from "./HoursForm.tsx";
import { useHoursCopy } from "./useHoursCopy.ts";

function TimeZone({ timeZone }: Pick<BusinessHours, "timeZone">) {
  const t = useCopy();
  return <Text size="small">{t("community.channels.settings.zone", { zone: useTimeZoneName(timeZone) })}</Text>;
}

/** When the office of the property is open: each weekday, and holidays (SERV-10). */
function BusinessHoursScreen() {
  const t = useCopy();
  const property = useProperty(["hours"]);
  const { mayChange, reads, load } = property;
  return (
    <PropertyPage title={t("property.hours.title")} lead={t("property.hours.lead")} looksOnly={!mayChange}>
      <ScreenState read={reads.hours} skeleton={<PropertySkeleton />} onRetry={() => load("hours")}>
        {(hours) => (
          <Stack gap="large">
            <Stack gap="xsmall">
              <OpenNow hours={hours} />
              <TimeZone timeZone={hours.timeZone} />
            </Stack>
            {mayChange ? <HoursForm hours={hours} property={property} /> : <HoursInWords hours={hours} />}
          </Stack>
        )}
      </ScreenState>
    </PropertyPage>
  );
}

function HoursInWords({ hours }: { hours: BusinessHours }) {
  const rows = useHoursCopy()(hours);
  return <DescriptionList items={rows.map(({ id, term, value }) => ({ id, term, detail: value }))} />;
}

/** Router entry for the screen. */
export const businessHoursScreen = withWorkflows(BusinessHoursScreen, propertyWorkflows);
