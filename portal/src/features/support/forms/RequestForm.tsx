import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { PhoneField, Select, TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { phoneFault } from "@portico/rules/phone";
import { supportCases } from "@portico/rules/serviceConstants";
import { caseTextFault } from "@portico/rules/supportCase";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { CaseRequest, SupportCases } from "../model/support.api.ts";
import { openEvents, selectWebForm } from "../model/webForm.slice.ts";

type Typed = {
  topic: CaseRequest["topic"] | "";
  service: NonNullable<CaseRequest["service"]> | "NONE";
  description: string;
  contactBy: CaseRequest["contactBy"];
  phone: string;
};

const headingId = "request-form";
const topics = ["BILLING", "TECHNICAL", "ORDER", "ACCOUNT", "OTHER"] as const;
const ways = ["PORTAL", "PHONE"] as const;
const blank: Typed = { topic: "", service: "NONE", description: "", contactBy: "PORTAL", phone: "" };

/** What is missing or wrong, by field, in the words of the screen. */
function useErrors({ topic, description, contactBy, phone }: Typed) {
  const t = useCopy();
  const [text, number] = [caseTextFault(description), contactBy === "PHONE" ? phoneFault(phone) : undefined];
  return {
    topic: topic === "" ? t("support.forms.topicMissing") : undefined,
    description: text && t("support.forms.textFault", { code: text, most: supportCases.longestText }),
    phone: number && t("outages.callback.phoneFault", { code: number }),
  };
}

/** A request to support (SERV-08): what it is about, the text, and how to answer. */
export function RequestForm({ accountId, services }: { accountId: string } & Pick<SupportCases, "services">) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { open: phase } = useSelector(selectWebForm);
  const [typed, setTyped] = useState(blank);
  const [tries, setTries] = useState(0);
  const faults = useErrors(typed);
  const shown: Partial<typeof faults> = tries > 0 ? faults : {};
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const busy = phase.name === "working";
  const send = () => {
    setTries(tries + 1);
    const { topic, service, description, contactBy, phone } = typed;
    if (topic === "" || Object.values(faults).some(Boolean)) return;
    const wanted = {
      ...{ accountId, topic, service: service === "NONE" ? null : service, description, contactBy },
      phone: contactBy === "PHONE" ? phone : null,
    };
    dispatch(openEvents.requested({ ...wanted, idempotencyKey: attemptKey<CaseRequest>(phase, wanted) }));
  };
  return (
    <Form
      labelledBy={headingId}
      busy={busy}
      errors={{
        title: t("support.forms.check"),
        errors: Object.entries(shown).flatMap(([fieldName, message]) => (message ? [{ fieldName, message }] : [])),
        focusOn: tries,
      }}
      onSubmit={send}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("support.forms.sending") : undefined}>
            {t("support.forms.send")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="large">
        <Heading level={2} id={headingId}>
          {t("support.forms.new")}
        </Heading>
        {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
        <Select
          label={t("support.forms.topicLabel")}
          name="topic"
          value={typed.topic}
          error={shown.topic}
          placeholder={t("support.forms.topicChoose")}
          onChange={(topic) => change({ topic: topics.find((each) => each === topic) ?? "" })}
          options={topics.map((topic) => ({ value: topic, label: t("support.forms.topic", { topic }) }))}
        />
        <Select
          label={t("support.forms.serviceLabel")}
          name="service"
          value={typed.service}
          onChange={(service) => change({ service: services.find((each) => each === service) ?? "NONE" })}
          options={(["NONE", ...services] as const).map((service) => ({
            value: service,
            label: t("support.forms.service", { service }),
          }))}
        />
        <TextArea
          label={t("support.forms.description")}
          name="description"
          hint={t("support.forms.descriptionHint")}
          rows={5}
          value={typed.description}
          error={shown.description}
          onChange={(description) => change({ description })}
          maxLength={supportCases.longestText}
          remaining={(left) =>
            left < 0 ? t("support.forms.over", { count: -left }) : t("support.forms.left", { left })
          }
        />
        <RadioGroup
          legend={t("support.forms.contactLabel")}
          name="contactBy"
          value={typed.contactBy}
          onChange={(contactBy) => change({ contactBy })}
          options={ways.map((way) => ({ value: way, label: t("support.forms.contact", { way }) }))}
        />
        {typed.contactBy === "PHONE" && (
          <PhoneField
            label={t("support.forms.phone")}
            name="phone"
            value={typed.phone}
            error={shown.phone}
            onChange={(phone) => change({ phone })}
          />
        )}
      </Stack>
    </Form>
  );
}
