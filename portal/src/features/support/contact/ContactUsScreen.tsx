import { useCopy } from "@portico/content-runtime/react";
import { StatusDot } from "@portico/design-system/badge";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { PhoneIcon } from "@portico/design-system/icons";
import { Divider, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { Fragment, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { isPending } from "../../../api/read.ts";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import type { SupportContact } from "../../session/model/supportContacts.api.ts";
import { useOpening } from "../../session/model/useOpening.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { partnerWorkflows } from "../model/partner.workflow.ts";
import { AvailabilityCheck } from "./AvailabilityCheck.tsx";
import { rememberedArea, type RememberedArea } from "./rememberedArea.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { selectSupportContacts, supportContactsRead } from "../../session/model/supportContacts.slice.ts";
import { supportPath } from "../model/support.rules.ts";

/** What can be done online instead of calling. */
const online = {
  CARE: { href: "/billing", label: "support.contact.online.care" },
  APPOINTMENTS: { href: "/service-appointments", label: "support.contact.online.appointments" },
  TECH_SUPPORT: { href: "/outage-map", label: "support.contact.online.techSupport" },
  POLICY: { href: "/disclaimers", label: "support.contact.online.policy" },
} as const;

/**
 * The support lines (SERV-08). A customer on a phone, in a hurry, comes to:
 * 1. call the right number with one tap;
 * 2. see whether somebody answers now, and until when;
 * 3. find what can be done without calling;
 * 4. see whether their address is served, and by whom. That comes first where another provider serves it, whose number is
 *    then the right one.
 */
function ContactUs() {
  const t = useCopy();
  const dispatch = useDispatch();
  const load = () => dispatch(supportContactsRead.requested());
  useArrival(load);
  const read = useSelector(selectSupportContacts);
  const remembered = useRememberedArea();
  const isServedByAnother = remembered?.isOwnNetwork === false;
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("support.contact.screen")} back={{ href: supportPath, label: t("support.back") }} />
        {isServedByAnother && (
          <>
            <AvailabilityCheck remembered={remembered} />
            <Divider />
          </>
        )}
        <ScreenState
          read={read}
          skeleton={<Loading />}
          onRetry={load}
          empty={{ when: (contacts) => contacts.length === 0, show: <NoNumbers /> }}
        >
          {(contacts) =>
            contacts.map((contact, place) => (
              <Fragment key={contact.topic}>
                {place > 0 && <Divider />}
                <SupportLine contact={contact} />
              </Fragment>
            ))
          }
        </ScreenState>
        {!isServedByAnother && !isPending(read) && (
          <>
            <Divider />
            <AvailabilityCheck remembered={remembered} />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** What a visitor looked up last in this browser, as on arrival; a customer's own address comes before it. */
function useRememberedArea(): RememberedArea | undefined {
  const isVisitor = useSelector(selectCurrentAccountId) === null;
  const [area] = useState(() => rememberedArea());
  return isVisitor ? area : undefined;
}

/** Router entry for the screen. */
export const ContactUsScreen = withWorkflows(ContactUs, partnerWorkflows);

function SupportLine({ contact: { topic, phone } }: { contact: SupportContact }) {
  const t = useCopy();
  const { href, label } = online[topic];
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("session.help.topic", { topic })}</Heading>
      <Text tone="quiet">{t("support.contact.about", { topic })}</Text>
      <Inline gap="medium">
        <Text size="lead" weight="strong" as="span">
          <PhoneLink phone={phone} />
        </Text>
        <OpenNow topic={topic} />
      </Inline>
      <Link href={href}>{t(label)}</Link>
    </Stack>
  );
}

function OpenNow({ topic }: Pick<SupportContact, "topic">) {
  const { isOpen, text } = useOpening(topic);
  return <StatusDot tone={isOpen ? "success" : "neutral"}>{text}</StatusDot>;
}

function NoNumbers() {
  const t = useCopy();
  return (
    <EmptyState title={t("support.contact.none")} icon={<PhoneIcon size={28} />}>
      {t("support.contact.noneDetail")}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("support.contact.loading")}>
      <Skeleton shape="text" lines={4} />
      <Skeleton shape="text" lines={4} />
    </SkeletonGroup>
  );
}
