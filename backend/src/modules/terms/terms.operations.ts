import type { components } from "@portico/openapi/terms";
import type { FastifyRequest } from "fastify";
import { sha256 } from "@portico/gate/contractHash";
import type { Dependencies } from "../../dependencies.ts";
import { agreementKeys, type AgreementName, type ReferencedAgreement } from "../../lib/agreement.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { paperlessAcceptances } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { autoPayAcceptances } from "../autopay/autopay.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { acceptedWording } from "../content/releases/acceptedWording.reads.ts";
import { type PublishedVersion, publishedVersions } from "../content/releases/publishedWordings.reads.ts";
import { firstNames } from "../identity/memberships.reads.ts";
import { orderAcceptances } from "../orders/orders.reads.ts";
import { paymentAcceptances } from "../payments/payments.reads.ts";
import { documentsOf, versionsOf, type WantedDocuments, type WantedVersions } from "./legalDocuments.ts";

type Schemas = components["schemas"];
type Wanted = FastifyRequest<{ Querystring: { accountId: string; page: number } }>;

/** Our choice. */
const PAGE_SIZE = 20;

const agreementOf = (key: string) =>
  (Object.keys(agreementKeys) as AgreementName[]).find((name) => agreementKeys[name] === key);

/** The endpoints of accepted terms, and of the published versions of terms and disclaimers (SERV-13, BILL-10). */
export function termsOperations(deps: Dependencies): Operations {
  return {
    getTermsAcceptances: (request) => acceptancesOf(deps, request as Wanted),
    getLegalDocuments: (request) => documentsOf(deps, request as WantedDocuments),
    getLegalVersions: (request) => versionsOf(deps, request as WantedVersions),
  };
}

/** @throws Problem NOT_FOUND for an account of somebody else */
async function acceptancesOf(
  deps: Dependencies,
  { query: { accountId, page }, principal, site }: Wanted,
): Promise<Schemas["TermsAcceptances"]> {
  customerOf({ principal }, accountId);
  const { database } = deps;
  const { clock } = await onAccountTime(deps, database, accountId);
  // Each source is read as far as the page can reach, because all of its rows may be the newest ones.
  const limit = page * PAGE_SIZE + 1;
  const sources = await Promise.all(
    [paymentAcceptances, autoPayAcceptances, paperlessAcceptances, orderAcceptances].map((read) =>
      read(database, accountId, limit),
    ),
  );
  const all = sources
    .flat()
    .toSorted((one, other) => other.acceptedAt.localeCompare(one.acceptedAt) || other.id.localeCompare(one.id));
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const userIds = shown.flatMap(({ userId }) => userId ?? []);
  const names = await firstNames(database, userIds);
  const texts = textReader(deps, site);
  const acceptances = await Promise.all(
    shown.map((acceptance) => answerOf(texts, acceptance, names.get(acceptance.userId ?? "") ?? null)),
  );
  return {
    timeZone: clock.timeZone,
    acceptances: acceptances.filter((answer) => answer !== undefined),
    hasMore: all.length > page * PAGE_SIZE,
  };
}

/** What is read for one page, once for each text: most acceptances of an account are of the same few. */
function textReader(deps: Dependencies, site: Wanted["site"]) {
  const once = <T>(
    read: (agreed: ReferencedAgreement) => Promise<T>,
    nameOf: (agreed: ReferencedAgreement) => string,
  ) => {
    const known = new Map<string, Promise<T>>();
    return (agreed: ReferencedAgreement): Promise<T> => {
      const name = nameOf(agreed);
      const reading = known.get(name) ?? read(agreed);
      known.set(name, reading);
      return reading;
    };
  };
  return {
    copy: once(
      ({ locale }) => copyFor(deps, site, locale as Locale),
      ({ locale }) => locale,
    ),
    versions: once(
      ({ locale, key }) => publishedVersions(deps, { site, locale: locale as Locale, key }),
      ({ locale, key }) => JSON.stringify([locale, key]),
    ),
    accepted: once(
      (agreed) => acceptedWording(deps.database, agreed),
      ({ release, locale, key, textHash }) => JSON.stringify([release, locale, key, textHash]),
    ),
  };
}

/**
 * The version that was accepted: the newest with its text that was in force by then. The text proves the match, so one
 * that was first shown by a build, before its release, is found as well.
 */
const acceptedVersion = (versions: readonly PublishedVersion[], { textHash, acceptedAt }: ReferencedAgreement) => {
  const same = versions.filter((version) => version.textHash === textHash);
  return same.findLast(({ from }) => from.toISOString() <= acceptedAt) ?? same[0];
};

/** Undefined for a text that the portal no longer asks for. */
async function answerOf(
  texts: ReturnType<typeof textReader>,
  agreed: ReferencedAgreement,
  acceptedBy: string | null,
): Promise<Schemas["TermsAcceptance"] | undefined> {
  const agreement = agreementOf(agreed.key);
  if (!agreement) return undefined;
  const t = await texts.copy(agreed);
  const versions = await texts.versions(agreed);
  const isCurrent = sha256(t(agreementKeys[agreement])) === agreed.textHash;
  const inForce = isCurrent ? undefined : versions.at(-1);
  return {
    id: agreed.id,
    agreement,
    reference: agreed.reference,
    acceptedAt: agreed.acceptedAt,
    acceptedBy,
    locale: agreed.locale as Locale,
    text: (await texts.accepted(agreed)) ?? null,
    isCurrent,
    version: acceptedVersion(versions, agreed)?.version ?? null,
    replacedBy: inForce ? { version: inForce.version, from: inForce.from.toISOString(), text: inForce.text } : null,
  };
}
