import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Bleed, Divider, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { Dotted } from "../../../components/DividedList.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { channelsWorkflows } from "../../community/model/channels.saga.ts";
import { LineupCount, LineupState } from "../../community/model/LineupState.tsx";
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
        <PageHeader
          title={t("property.home.title")}
          description={useSelector(selectProfile)?.accountName}
          back={{ href: "/community", label: t("community.screen") }}
        />
        <NeedsAttention property={property} channels={channels} hasAmenities={hasAmenities} hasContract={hasContract} />
        <Card>
          <Stack gap="medium">
            <Part isFirst title={t("property.hours.title")} href="/manage-business-hours">
              <ScreenState read={reads.hours} skeleton={<Line />} onRetry={() => load("hours")}>
                {(hours) => <OpenNow hours={hours} />}
              </ScreenState>
            </Part>
            {hasContract && (
              <Part title={t("property.contract.title")} href="/property-contract-details">
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
                      {amenities.length === 0 ? (
                        t("property.amenities.none")
                      ) : (
                        <Dotted
                          facts={states
                            .map((state) => ({ state, count: amenities.filter((each) => each.state === state).length }))
                            .filter(({ count }) => count > 0)
                            .map((part) => t("property.home.amenitiesIn", part))}
                        />
                      )}
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
              <LineupState channels={channels}>{(lineup) => <LineupCount lineup={lineup} />}</LineupState>
            </Part>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}

const states = ["TROUBLE", "WORKING", "PLANNED"] as const;

type PartProps = { title: string; href: string; isFirst?: boolean; children: ReactNode };

/** One part of the property: its name is the link to its screen. */
function Part({ title, href, isFirst = false, children }: PartProps) {
  return (
    <>
      {!isFirst && (
        <Bleed>
          <Divider />
        </Bleed>
      )}
      <Stack gap="xsmall">
        <Heading level={2} size={4}>
          <Link href={href}>{title}</Link>
        </Heading>
        {children}
      </Stack>
    </>
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
