import type { Arguments } from "@portico/gate/contract";
import type { components } from "@portico/openapi/studio";
import { answer, type Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { Reading } from "../data/useRead.ts";
import type { Change } from "../data/useAction.ts";
import type { Attempted } from "../data/useCreation.ts";

type Schemas = components["schemas"];

/** A message with the draft of one change set; the service describes its arguments in the gate's terms. */
export type Message = Omit<Schemas["Message"], "args"> & { args: Arguments };
export type Scope = Schemas["Scope"];
export type Wording = Schemas["Wording"];
export type ChangeSet = Schemas["ChangeSet"];

/** Identifies a wording: key, scope, change set; without one, the user's newest open change set. */
export type MessageTarget = { key: string; scope: Scope; changeSet?: number };

const pathOf = ({ key, scope, changeSet }: MessageTarget) => ({
  path: { key },
  query: { scope, ...(changeSet === undefined ? {} : { changeSet }) },
});

export const getMessage = ({ content }: Client, place: MessageTarget) =>
  answer(content.GET("/content/v1/editor/messages/{key}", { params: pathOf(place) })) as Promise<Answer<Message>>;

export const messageReading = (place: MessageTarget): Reading<Message> => ({
  name: `messages/${place.key}/${place.scope}/${place.changeSet ?? "own"}`,
  load: (client) => getMessage(client, place),
});

/** Open change sets, where drafts can be saved. */
export const openSetsReading: Reading<ChangeSet[]> = {
  name: "changeSets/open",
  load: async ({ content }) => {
    const sets = await answer(
      content.GET("/content/v1/editor/change-sets", { params: { query: { state: "open", limit: 200 } } }),
    );
    return sets.ok ? { ...sets, data: sets.data.changeSets } : sets;
  },
};

/** A draft to save: the wording, the reason, and the version (ETag) it is based on. */
export type DraftToSave = MessageTarget & Wording & { reason: string; version: string };

/** Saves a draft (upsert). `version` is sent in `If-Match`: 412 with both versions on an edit conflict. */
export const saveDraft: Change<DraftToSave, Message> = {
  act: ({ content, writing }, { en, es, reason, version, ...place }) =>
    answer(
      content.PUT("/content/v1/editor/messages/{key}/draft", {
        params: { ...pathOf(place), header: writing(version) },
        body: { en, es, reason },
      }),
    ) as Promise<Answer<Message>>,
  changes: ["messages", "changeSets", "changes"],
};

/** Discards a draft. `version` is sent in `If-Match`. */
export const discardDraft: Change<MessageTarget & { version: string }, unknown> = {
  act: ({ content, writing }, { version, ...place }) =>
    answer(
      content.DELETE("/content/v1/editor/messages/{key}/draft", {
        params: { ...pathOf(place), header: writing(version) },
      }),
    ),
  changes: ["messages", "changeSets", "changes"],
};

/** Creates a change set for drafts. */
export const createChangeSet: Change<Attempted<{ title: string }>, ChangeSet> = {
  act: ({ content, writing }, body) =>
    answer(content.POST("/content/v1/editor/change-sets", { params: { header: writing() }, body })),
  changes: ["changeSets"],
};
