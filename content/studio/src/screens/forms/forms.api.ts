import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";
import type { Change } from "../../data/useAction.ts";
import type { DefinitionDraft } from "../../data/useDraftEditor.ts";
import type { Reading } from "../../data/useRead.ts";

type Schemas = components["schemas"];
export type WebForm = Schemas["Form"];
export type FormDefinition = NonNullable<WebForm["live"]>;
export type FormField = FormDefinition["fields"][number];

/** Every form, and the ETag that the first draft of a new one starts from. */
export type FormList = { forms: WebForm[]; newEtag: string };

export const formsReading: Reading<FormList> = {
  name: "forms",
  load: ({ content }) => answer(content.GET("/content/v1/editor/forms")),
};

type DraftTarget = { key: string; changeSet: number | undefined };

const getForm = ({ content }: Client, { key, changeSet }: DraftTarget) =>
  answer(content.GET("/content/v1/editor/forms/{form}", { params: { path: { form: key }, query: { changeSet } } }));

/** One form with its draft in a change set; by default the user's newest one. */
export const formReading = (key: string, changeSet: number | undefined): Reading<WebForm> => ({
  name: `form/${key}/${changeSet ?? "own"}`,
  load: (client) => getForm(client, { key, changeSet }),
});

/** Reads the currently saved version, to continue from it after a conflict. */
export const formAsItIs: Change<DraftTarget, WebForm> = { act: getForm, changes: [] };

const changes = ["forms", "form", "changeSets", "changes"] as const;

/** Saves the draft of a form. `etag` is sent in `If-Match`: 412 on an edit conflict. */
export const saveFormDraft: Change<DefinitionDraft<FormDefinition>, WebForm> = {
  act: ({ content, writing }, { key, changeSet, etag, definition, reason }) =>
    answer(
      content.PUT("/content/v1/editor/forms/{form}/draft", {
        params: { path: { form: key }, query: { changeSet }, header: writing(etag) },
        body: { form: definition, reason },
      }),
    ),
  changes,
};

export const discardFormDraft: Change<DraftTarget & { etag: string }, unknown> = {
  act: ({ content, writing }, { key, changeSet, etag }) =>
    answer<unknown>(
      content.DELETE("/content/v1/editor/forms/{form}/draft", {
        params: { path: { form: key }, query: { changeSet }, header: writing(etag) },
      }),
    ),
  changes,
};
