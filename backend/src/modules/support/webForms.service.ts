import type { components } from "@portico/openapi/support";
import type { FormFacts } from "@portico/rules/webFormAnswers";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { accountServices } from "../account/account.reads.ts";
import { accountClock } from "../account/accountTime.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { formOfRelease, publishedForms } from "../content/forms/forms.reads.ts";
import { servicesAmong } from "./cases.domain.ts";
import { type AnswerWords, offeredForms, validateSubmission, type SubmissionError } from "./webForms.domain.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "config" | "clock">;

type AccountFacts = FormFacts & { services: Schemas["CaseService"][] };

/** What answers about an account are held against. */
async function loadAccountFacts({ clock }: Deps, tx: Transaction, accountId: string): Promise<AccountFacts> {
  const services = (await accountServices(tx, accountId)).map(({ key }) => key);
  return { services: servicesAmong(services), today: (await accountClock(clock, tx, accountId)).today() };
}

/** The published forms, and what they need to know of an account (SERV-13). */
export async function supportForms(deps: Deps, site: Site, accountId: string): Promise<Schemas["SupportForms"]> {
  const [{ release, forms }, facts] = [
    await publishedForms(deps, site),
    await loadAccountFacts(deps, deps.database, accountId),
  ];
  return { version: String(release), ...facts, forms: offeredForms(forms) };
}

/** The form as the customer saw it, and the queue that it goes to now. */
export type Accepted = { seen: Schemas["FormDefinition"]; topic: Schemas["CaseTopic"] };

/** Holds the answers against the form that the customer saw, and the one that is published now. */
export async function checkSubmission(
  deps: Deps,
  tx: Transaction,
  site: Site,
  { accountId, form, version, answers }: Schemas["CaseRequest"],
): Promise<Accepted | SubmissionError> {
  const source = { ...deps, database: tx };
  const live = (await publishedForms(source, site)).forms.get(form);
  const seen = await formOfRelease(source, Number(version), form);
  const error = validateSubmission({ seen, live, answers }, await loadAccountFacts(deps, tx, accountId));
  if (error) return error;
  return seen && live ? { seen, topic: live.topic } : { code: "FORM_NOT_OFFERED" };
}

/** The words of a language for answers that the form itself has no labels for. */
export async function answerWords(deps: Deps, site: Site, locale: Locale): Promise<AnswerWords> {
  const t = await copyFor(deps, site, locale);
  return {
    service: (service) => t("support.forms.service", { service }),
    page: t("support.forms.contact", { way: "PORTAL" }),
    call: (phone) => t("support.forms.callTo", { phone }),
    yes: t("support.forms.yes"),
    day: (date) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`)),
  };
}
