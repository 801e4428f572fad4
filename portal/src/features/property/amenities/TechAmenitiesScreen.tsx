import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { CommunityIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { localDateAt } from "@portico/rules/dates";
import { type ReactNode, useState } from "react";
import { DividedList } from "../../../components/DividedList.tsx";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { quietRow } from "../../../components/quietRow.css.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { stateLine, stateName } from "../../../components/stateLine.css.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import type { Amenity, TechAmenities } from "../model/property.api.ts";
import { propertyWorkflows } from "../model/property.saga.ts";
import { PropertyPage, PropertySkeleton } from "../model/PropertyPage.tsx";
import { type Property, useProperty } from "../model/useProperty.ts";
import { useSavedToast } from "../model/useSavedToast.ts";
import { RequestDialog } from "./RequestDialog.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";

/** The technology in the shared rooms of the property, and requests about it (SERV-10, SHELL-14). */
function TechAmenitiesScreen() {
  const t = useCopy();
  const property = useProperty(["amenities"]);
  const { reads, load, mayChange } = property;
  const none = (
    <EmptyState title={t("property.amenities.none")} icon={<CommunityIcon size={28} />}>
      {t("property.amenities.noneDetail")}
    </EmptyState>
  );
  return (
    <PropertyPage title={t("property.amenities.title")} lead={t("property.amenities.lead")} looksOnly={!mayChange}>
      <ScreenState
        read={reads.amenities}
        skeleton={<PropertySkeleton />}
        onRetry={() => load("amenities")}
        empty={{ when: ({ amenities }) => amenities.length === 0, show: none }}
      >
        {(amenities) => <List list={amenities} property={property} />}
      </ScreenState>
    </PropertyPage>
  );
}

const isOpen = ({ request }: Amenity) => request?.state === "RECEIVED" || request?.state === "SCHEDULED";

function List({ list, property }: { list: TechAmenities; property: Property }) {
  const t = useCopy();
  const [asked, setAsked] = useState<string | null>(null);
  const { phase, dismiss } = property;
  useSavedToast(property, "withdrawal", t("property.amenities.withdrawn"));
  const amenity = list.amenities.find(({ amenityId }) => amenityId === asked);
  const open = (amenityId: string) => {
    dismiss();
    setAsked(amenityId);
  };
  // In the order of the arrival of the list: what is in trouble first.
  const inOrder = list.amenities.toSorted(
    (one, other) => Number(other.state === "TROUBLE") - Number(one.state === "TROUBLE"),
  );
  return (
    <Stack gap="large">
      {phase.name === "failed" && phase.request.what === "withdrawal" && <FailureAlert failure={phase.failure} />}
      <Card>
        <DividedList inCard items={inOrder} itemKey={({ amenityId }) => amenityId}>
          {(each) => (
            <Row amenity={each} timeZone={list.timeZone} property={property} onAsk={() => open(each.amenityId)} />
          )}
        </DividedList>
      </Card>
      {amenity && <RequestDialog amenity={amenity} property={property} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const tones = { WORKING: "success", TROUBLE: "warning", PLANNED: "info" } as const;

type RowProps = { amenity: Amenity; timeZone: string; property: Property; onAsk: () => void };

function Row({ amenity, timeZone, property, onAsk }: RowProps) {
  const t = useCopy();
  const { amenityId, kind, place, state, request } = amenity;
  const named = (
    <VisuallyHidden>
      {" "}
      {t("property.amenities.kind", { kind })}, {place}
    </VisuallyHidden>
  );
  const { mayChange, phase, send } = property;
  const working = phase.name === "working" ? t("property.amenities.sending") : undefined;
  return (
    <Stack gap="xsmall">
      <div className={stateLine}>
        <div className={stateName}>
          <Heading level={2} size={4}>
            {t("property.amenities.kind", { kind })}
          </Heading>
        </div>
        <Badge tone={tones[state]}>{t("property.amenities.state", { state })}</Badge>
      </div>
      <Text size="small">{place}</Text>
      {request && <RequestState request={request} timeZone={timeZone} />}
      {mayChange && !isOpen(amenity) && (
        <Action isMain={state === "TROUBLE"} onPress={onAsk}>
          {t(state === "TROUBLE" ? "property.amenities.askRepair" : "property.amenities.ask")}
          {named}
        </Action>
      )}
      {mayChange && request?.state === "RECEIVED" && (
        <Action busy={working} onPress={() => send({ what: "withdrawal", amenityId, requestId: request.requestId })}>
          {t("property.amenities.withdraw")}
          {named}
        </Action>
      )}
    </Stack>
  );
}

type ActionProps = { children: ReactNode; isMain?: boolean; busy?: string | undefined; onPress: () => void };

/** What can be done about one amenity. Only a repair that is needed has a button with an edge: the others wait. */
function Action({ isMain = false, ...button }: ActionProps) {
  return (
    <div className={isMain ? undefined : quietRow}>
      <Button variant={isMain ? "secondary" : "quiet"} size="compact" {...button} />
    </div>
  );
}

function RequestState({ request, timeZone }: { request: NonNullable<Amenity["request"]>; timeZone: string }) {
  const t = useCopy();
  const { kind, state, note, requestedAt, scheduledFor } = request;
  const what = t("property.amenities.requestKind", { kind });
  const date = localDateAt(new Date(requestedAt), timeZone);
  return (
    <Stack gap="xsmall">
      <Text>
        {scheduledFor !== null && state === "SCHEDULED"
          ? t("property.amenities.scheduled", { what, date: scheduledFor })
          : t("property.amenities.requestState", { what, state, date })}{" "}
        {state === "DECLINED" && <CareNumber />}
      </Text>
      {note && <Text size="small">{t("property.amenities.noteOf", { note })}</Text>}
    </Stack>
  );
}

/** Router entry for the screen. */
export const techAmenitiesScreen = withWorkflows(TechAmenitiesScreen, propertyWorkflows);
