import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { ZipField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { wordList } from "../../../components/wordList.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { type RememberedArea } from "./rememberedArea.ts";
import { ownServedRead, type Served, selectOwnServed, selectServed, servedRead } from "../model/partner.workflow.ts";

const ZIP_DIGITS = 5;
const headingId = "served";

/**
 * Which provider serves an address: that of the account, which stays, and of the ZIP code that is typed; for a visitor
 * at first of the ZIP code that was looked up last in this browser, or of their network.
 */
export function AvailabilityCheck({ remembered }: { remembered: RememberedArea | undefined }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const read = useSelector(selectServed);
  const [zip, setZip] = useState(remembered?.zip ?? "");
  const [asked, setAsked] = useState<string | null>(null);
  const load = (typed: string | null) => {
    const code = typed ?? remembered?.zip;
    dispatch(servedRead.requested(code === undefined ? { by: "ip" } : { by: "zip", zip: code }));
  };
  const isVisitor = accountId === null;
  useArrival(() => isVisitor && load(null));
  const [tries, setTries] = useState(0);
  const error = tries > 0 && zip.length < ZIP_DIGITS ? t("support.served.incomplete") : undefined;
  const submit = () => {
    if (zip.length < ZIP_DIGITS) return setTries(tries + 1);
    setTries(0);
    setAsked(zip);
    load(zip);
  };
  // Whom another provider serves comes for its number; every other visitor first says which address.
  const isFirst = remembered?.isOwnNetwork === false;
  // What a customer looked up on an earlier visit of this screen is not shown again.
  const isShown = isVisitor || asked !== null;
  const answer = isShown && read.phase === "ready" && <Answer served={read.data} isAnswer={asked !== null} />;
  const isBusy = read.phase === "loading" && asked !== null;
  return (
    <Stack as="section" gap="medium">
      <Heading level={2} id={headingId}>
        {t("support.served.title")}
      </Heading>
      {!isVisitor && <OwnAddress />}
      {isShown && read.phase === "failed" && <FailureAlert failure={read.failure} onReload={() => load(asked)} />}
      {isFirst && answer}
      <Form
        labelledBy={headingId}
        busy={isBusy}
        onSubmit={submit}
        errors={{
          title: t("support.served.problem"),
          errors: error === undefined ? [] : [{ fieldName: "zip", message: error }],
          focusOn: tries,
        }}
        actions={
          <Actions>
            <Button type="submit" variant="secondary" busy={isBusy ? t("support.served.checking") : undefined}>
              {t("support.served.check")}
            </Button>
          </Actions>
        }
      >
        <ZipField label={t("support.served.zip")} name="zip" value={zip} onChange={setZip} error={error} />
      </Form>
      {!isFirst && answer}
    </Stack>
  );
}

/**
 * The answer for the current account's own address, under a heading of its own; nothing where the address is not known.
 */
function OwnAddress() {
  const t = useCopy();
  const dispatch = useDispatch();
  const load = () => dispatch(ownServedRead.requested());
  useArrival(load);
  const read = useSelector(selectOwnServed);
  if (read.phase === "failed") return <FailureAlert failure={read.failure} onReload={load} />;
  if (read.phase === "ready" && read.data.location.zip === null) return null;
  return (
    <Stack gap="xsmall">
      <Heading level={3} size={4}>
        {t("support.served.own.title")}
      </Heading>
      {read.phase === "ready" ? (
        <Answer served={read.data} isAnswer={false} isOwnAddress />
      ) : (
        <SkeletonGroup label={t("support.served.own.loading")}>
          <Skeleton shape="text" lines={3} />
        </SkeletonGroup>
      )}
    </Stack>
  );
}

type AnswerProps = {
  served: Served;
  /** Whether the customer asked: only then it is announced. */
  isAnswer: boolean;
  isOwnAddress?: boolean;
};

function Answer({ served: { location, line, unserved }, isAnswer, isOwnAddress = false }: AnswerProps) {
  const t = useCopy();
  const { locale } = useLocale();
  const { partner, zip, city, state } = location;
  // Nobody asked about the place of a visitor's network: that nobody serves it says nothing about their address.
  if (zip === null || (partner === null && !isAnswer && !isOwnAddress)) return null;
  const place = `${city ?? ""}, ${state ?? ""} ${zip}`;
  const verdict =
    partner === null
      ? t(isOwnAddress ? "support.served.own.nobody" : "support.served.nobody", { zip })
      : t(partner.isOwn ? "support.served.own" : "support.served.other", { place, provider: partner.name });
  const nobody = unserved === null ? "" : t("support.served.nobodyHere", { zip: unserved });
  const services = partner?.services.map((service) => t("support.served.service", { service })) ?? [];
  return (
    <Stack gap="xsmall">
      <LiveRegion urgency="polite" message={isAnswer ? `${nobody} ${verdict}`.trim() : ""} />
      {nobody !== "" && <Text>{nobody}</Text>}
      <Text weight="strong">{verdict}</Text>
      {services.length > 0 && <Text>{t("support.served.services", { services: wordList(services, locale) })}</Text>}
      {line && line.phone !== null && (
        <Text>
          {t("support.served.line")} <PhoneLink phone={line.phone} />
        </Text>
      )}
    </Stack>
  );
}
