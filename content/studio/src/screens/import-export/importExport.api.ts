import type { components as Studio } from "@portico/openapi/studio";
import type { components as Translation } from "@portico/openapi/translation";
import { answer, type Answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";
import type { Change } from "../../data/useAction.ts";

type Schemas = Translation["schemas"];
export type FileFormat = Schemas["FileFormat"];
export type FileFault = Schemas["FileFault"];
export type ImportResult = Schemas["ImportResult"];
export type ImportItem = Schemas["ImportItem"];
export type Outcome = ImportItem["outcome"];
export type Finding = Studio["schemas"]["Finding"];

/** `namespace`: the first word of keys; "" for all of them. */
export type ExportAsked = { format: FileFormat; namespace: string };

const nameIn = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "messages";

async function getFile({ translation }: Client, { format, namespace }: ExportAsked): Promise<Answer<File>> {
  const params = { query: { format, ...(namespace === "" ? {} : { namespace }) } };
  const call = translation.GET("/content/v1/editor/export", { params, parseAs: "blob" });
  return answer(call.then(({ data, error, response }) => ({ ...(data ? { data: new File([data], nameIn(response), { type: data.type }) } : {}), error, response })));
}

/** Live words in a file, under the name that the service gives it. */
export const exportFile: Change<ExportAsked, File> = { act: getFile, changes: [] };

/** A file, and where its drafts go: a change set that is there, or a new one with a name. */
export type ImportAsked = { format: FileFormat; text: string } & ({ changeSet: number; title?: undefined } | { changeSet?: undefined; title: string });

const post = ({ translation, writing }: Client, asked: ImportAsked, dryRun: boolean) =>
  answer(translation.POST("/content/v1/editor/imports", { params: { header: writing() }, body: { ...asked, dryRun } }));

/** What would come of a file; nothing is saved. */
export const checkFile: Change<ImportAsked, ImportResult> = { act: (client, asked) => post(client, asked, true), changes: [] };

/** Saves what is right as drafts. */
export const takeFile: Change<ImportAsked, ImportResult> = { act: (client, asked) => post(client, asked, false), changes: ["changeSets", "messages", "changes"] };
