import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Divider, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { channelsWorkflows } from "../../community/model/channels.saga.ts";
import { LineupState } from "../../community/model/LineupState.tsx";
import { useChannels } from "../../community/model/useChannels.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectProfile } from "../../session/model/session.selectors.ts";
import { OpenNow } from "../model/OpenNow.tsx";
import { propertyWorkflows } from "../model/property.saga.ts";
import { useProperty } from "../model/useProperty.ts";
import { useServiceList } from "../model/useServiceList.ts";
import { NeedsAttention } from "./NeedsAttention.tsx";

/** The property at a glance: what needs attention, then hours, contract, contacts and channels (SERV-10). */
function HomepageScreen() {
  const t = useCopy();
  const hasContract = useToggle("techAmenitiesPropertyHomePage");
  const hasAmenities = useToggle("techAmenitiesIsMfeEnabled");
  const property = useProperty([
    "hours",
    "preferences",
    ...(hasContract ? (["contract"] as const) : []),
    ...(hasAmenities ? (["amenities"] as const) : []),
  ]);
  const channels = useChannels();
  const { reads, load } = property;
  const listed = useServiceList();
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("property.home.title")} description={useSelector(selectProfile)?.accountName} />
        <NeedsAttention property={property} channels={channels} hasAmenities={hasAmenities} hasContract={hasContract} />
        <Part title={t("property.hours.title")} href="/manage-business-hours">
          <ScreenState read={reads.hours} skeleton={<Line />} onRetry={() => load("hours")}>
            {(hours) => <OpenNow hours={hours} />}
          </ScreenState>
        </Part>
        {hasContract && (
          <Part title={t("property.home.unitsAndServices")} href="/property-contract-details">
            <ScreenState read={reads.contract} skeleton={<Line />} onRetry={() => load("contract")}>
              {({ contract }) => (
                <Text>
                  {contract === null
                    ? t("property.contract.none")
                    : t("property.home.units", {
                        units: contract.units,
                        services: listed(contract.services),
                      })}
                </Text>
              )}
            </ScreenState>
          </Part>
        )}
        {hasAmenities && (
          <Part title={t("property.amenities.title")} href="/tech-amenities">
            <ScreenState read={reads.amenities} skeleton={<Line />} onRetry={() => load("amenities")}>
              {({ amenities }) => (
                <Text>
                  {t("property.home.amenities", {
                    working: amenities.filter(({ state }) => state === "WORKING").length,
                    count: amenities.length,
                  })}
                </Text>
              )}
            </ScreenState>
          </Part>
        )}
        <Part title={t("property.preferences.title")} href="/property-contact-preferences">
          <ScreenState read={reads.preferences} skeleton={<Line />} onRetry={() => load("preferences")}>
            {({ contacts }) => (
              <Text>{contacts.map(({ name }) => name).join(", ") || t("community.contacts.none")}</Text>
            )}
          </ScreenState>
        </Part>
        <Part title={t("community.channels.title")} href="/community">
          <LineupState channels={channels}>
            {(lineup) => (
              <Text>
                {t("community.channels.count", {
                  active: lineup.channels.filter(({ state }) => state === "ACTIVE").length,
                  televisions: lineup.televisions.filter(({ state }) => state === "ONLINE").length,
                })}
              </Text>
            )}
          </LineupState>
        </Part>
      </Stack>
    </Page>
  );
}

/** One part of the property: its name is the link to its screen. */
function Part({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  return (
    <Stack gap="small">
      <Divider />
      <Heading level={2} size={3}>
        <Link href={href}>{title}</Link>
      </Heading>
      {children}
    </Stack>
  );
}

function Line() {
  return (
    <SkeletonGroup label={useCopy()("property.loading")}>
      <Skeleton shape="text" lines={1} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const homepageScreen = withWorkflows(withWorkflows(HomepageScreen, channelsWorkflows), propertyWorkflows);
