import { join } from "node:path";
import type { components } from "@portico/openapi/property";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { inWorker } from "../../lib/workerPool.ts";
import { accountFacts } from "../account/account.reads.ts";
import { communityRow } from "../community/community.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import type { contractPdf } from "./contract.pdf.ts";
import { contractRow, documentRows, type ContractRow, type DocumentRow } from "./property.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "config" | "database" | "clock">;

/** Rendering takes tens of milliseconds, so it runs in a worker thread and does not block requests. */
const drawnContract = inWorker<typeof contractPdf>(join(import.meta.dirname, "contract.pdf.ts"), "contractPdf");

/** The contract of a property with its documents; null for a property without one. */
export async function contractOf(
  { database }: Pick<Deps, "database">,
  accountId: string,
): Promise<Schemas["PropertyContract"]> {
  const row = await contractRow(database, accountId);
  const status = (await communityRow(database, accountId))?.agreement;
  if (!row || !status) return { contract: null };
  const { contractNumber, startsOn, endsOn, renewal, noticeBy, units, services } = row;
  const documents = (await documentRows(database, accountId)).map(({ documentId, kind, issuedOn }) => ({
    documentId,
    kind,
    issuedOn,
  }));
  const contact = { name: row.contactName, phone: row.contactPhone, email: row.contactEmail };
  const terms = { contractNumber, status, startsOn, endsOn, renewal, noticeBy, units, services };
  return { contract: { ...terms, documents, contact } };
}

/** A document of a contract as a file, with its file name; undefined for another property's. */
export async function documentFile(
  deps: Deps,
  { site, locale }: { site: Site; locale: Locale },
  accountId: string,
  documentId: string,
): Promise<{ name: string; pdf: Buffer } | undefined> {
  const row = await contractRow(deps.database, accountId);
  const document = (await documentRows(deps.database, accountId)).find((each) => each.documentId === documentId);
  const account = await accountFacts(deps.database, accountId);
  if (!row || !document || !account) return undefined;
  const t = await copyFor(deps, site, locale);
  const title = t("property.document.kind", { kind: document.kind });
  const text = {
    title,
    siteName: t(`shell.siteName.${site}`),
    fact: t("property.document.issued", { date: document.issuedOn }),
    tableName: title,
    rows: rowsOf(t, row, document, account.companyName),
  };
  return {
    name: `${title} ${row.contractNumber}.pdf`,
    pdf: await drawnContract(text, locale, deps.clock.now()),
  };
}

type Words = Awaited<ReturnType<typeof copyFor>>;

function rowsOf(t: Words, row: ContractRow, { kind }: DocumentRow, property: string) {
  const common = [
    { label: t("community.agreement.property"), value: property },
    { label: t("property.contract.number"), value: row.contractNumber },
    { label: t("property.contract.units"), value: String(row.units) },
  ];
  const services = { label: t("property.contract.services"), value: servicesIn(t, row) };
  if (kind === "SERVICE_SCHEDULE") return [...common, services];
  return [
    ...common,
    {
      label: t("property.contract.term"),
      value: t("property.contract.termDates", { from: row.startsOn, to: row.endsOn }),
    },
    { label: t("property.contract.renewal"), value: t("property.contract.renewalKind", { renewal: row.renewal }) },
    services,
    { label: t("property.contract.contact"), value: row.contactName },
  ];
}

const servicesIn = (t: Words, { services }: ContractRow) =>
  services.map((service) => t("property.contract.service", { service })).join(", ");
