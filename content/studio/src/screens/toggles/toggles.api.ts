import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";
import type { Change } from "../../data/useAction.ts";
import type { Reading } from "../../data/useRead.ts";

type Schemas = components["schemas"];
export type Toggle = Schemas["Toggle"];
export type ToggleDefinition = Schemas["ToggleDefinition"];
export type ToggleValue = ToggleDefinition["variants"][string];
export type TogglePreview = Schemas["TogglePreview"];
export type Finding = Schemas["Finding"];

export const togglesReading: Reading<Toggle[]> = {
  name: "toggles",
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/toggles"));
    return answered.ok ? { ...answered, data: answered.data.toggles } : answered;
  },
};

const getToggle = ({ content }: Client, key: string, changeSet: number | undefined) =>
  answer(content.GET("/content/v1/editor/toggles/{key}", { params: { path: { key }, query: { changeSet } } }));

/** One toggle with its draft in a change set; by default the user's newest one. */
export const toggleReading = (key: string, changeSet: number | undefined): Reading<Toggle> => ({
  name: `toggles/${key}/${changeSet ?? "own"}`,
  load: (client) => getToggle(client, key, changeSet),
});

type DraftTarget = { key: string; changeSet: number | undefined };

/** Reads the currently saved version, to continue from it after a conflict. */
export const toggleAsItIs: Change<DraftTarget, Toggle> = {
  act: (client, { key, changeSet }) => getToggle(client, key, changeSet),
  changes: [],
};

const at = ({ writing }: Client, { key, changeSet }: DraftTarget, etag: string) => ({
  params: { path: { key }, query: { changeSet }, header: writing(etag) },
});

const changes = ["toggles", "changeSets", "changes"] as const;

/** `etag`: the version that the draft is based on. */
export type Draft = DraftTarget & { etag: string; definition: ToggleDefinition; reason: string };

/** Saves the draft of a toggle. `etag` is sent in `If-Match`: 412 on an edit conflict. */
export const saveDraft: Change<Draft, Toggle> = {
  act: (client, { etag, definition, reason, ...place }) =>
    answer(
      client.content.PUT("/content/v1/editor/toggles/{key}/draft", {
        ...at(client, place, etag),
        body: { definition, reason },
      }),
    ),
  changes,
};

export const discardDraft: Change<DraftTarget & { etag: string }, unknown> = {
  act: (client, { etag, ...place }) =>
    answer<unknown>(client.content.DELETE("/content/v1/editor/toggles/{key}/draft", at(client, place, etag))),
  changes,
};

/** Kills a toggle: off for everyone, at once; `liveEtag` is the live version that the user saw. */
export const killToggle: Change<{ key: string; liveEtag: string; reason: string }, Schemas["Release"]> = {
  act: ({ content, writing }, { key, liveEtag, reason }) =>
    answer(
      content.POST("/content/v1/editor/toggles/{key}/kill", {
        params: { path: { key }, header: writing(liveEtag) },
        body: { reason },
      }),
    ),
  changes: ["toggles", "changeSets", "changes", "releases"],
};

/** Evaluates a definition for demo customers and for 10,000 invented accounts per site, without saving it. */
export const previewToggle: Change<{ key: string; definition: ToggleDefinition }, TogglePreview> = {
  act: ({ content, writing }, { key, definition }) =>
    answer(
      content.POST("/content/v1/editor/toggles/{key}/preview", {
        params: { path: { key }, header: writing() },
        body: { definition },
      }),
    ),
  changes: [],
};
