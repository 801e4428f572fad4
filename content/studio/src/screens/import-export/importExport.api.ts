import type { components as Studio } from "@portico/openapi/studio";
import type { components as Translation } from "@portico/openapi/translation";
import { answer, type Answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";
import type { Change } from "../../data/useAction.ts";
import type { Attempted } from "../../data/useCreation.ts";

type Schemas = Translation["schemas"];
export type FileFormat = Schemas["FileFormat"];
export type FileError = Schemas["FileError"];
export type ImportResult = Schemas["ImportResult"];
export type ImportItem = Schemas["ImportItem"];
export type Outcome = ImportItem["outcome"];
export type Finding = Studio["schemas"]["Finding"];

/** `namespace`: the first part of keys; "" for all. */
export type ExportRequest = { format: FileFormat; namespace: string };

const nameIn = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "messages";

async function getFile({ translation }: Client, { format, namespace }: ExportRequest): Promise<Answer<File>> {
  const params = { query: { format, ...(namespace === "" ? {} : { namespace }) } };
  const call = translation.GET("/content/v1/editor/export", { params, parseAs: "blob" });
  return answer(
    call.then(({ data, error, response }) => ({
      ...(data ? { data: new File([data], nameIn(response), { type: data.type }) } : {}),
      error,
      response,
    })),
  );
}

/** Exports live messages as a file, named by the service. */
export const exportFile: Change<ExportRequest, File> = { act: getFile, changes: [] };

/** A file and the change set for its drafts: an existing one, or a new one with a title. */
export type ImportRequest = { format: FileFormat; text: string } & (
  | { changeSet: number; title?: undefined }
  | { changeSet?: undefined; title: string }
);

const post = (
  { translation, writing }: Client,
  body: ImportRequest & { dryRun: boolean; idempotencyKey?: string },
): Promise<Answer<ImportResult>> =>
  answer(translation.POST("/content/v1/editor/imports", { params: { header: writing() }, body }));

/** Dry run: returns what an import would do; saves nothing. */
export const checkFile: Change<ImportRequest, ImportResult> = {
  act: (client, asked) => post(client, { ...asked, dryRun: true }),
  changes: [],
};

/** Imports the valid messages as drafts. */
export const importFile: Change<Attempted<ImportRequest>, ImportResult> = {
  act: (client, asked) => post(client, { ...asked, dryRun: false }),
  changes: ["changeSets", "messages", "changes"],
};
