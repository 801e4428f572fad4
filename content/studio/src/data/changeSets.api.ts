import type { components } from "@portico/openapi/studio";
import { answer, type Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { Change } from "./useAction.ts";
import type { Attempted } from "./useCreation.ts";
import type { Reading } from "./useRead.ts";

type Schemas = components["schemas"];
export type ChangeSet = Schemas["ChangeSet"];
export type ChangeSetState = Schemas["ChangeSetState"];
export type ChangeSetItem = Schemas["ChangeSetItem"];
export type ChangeSetDetails = Schemas["ChangeSetDetails"];

/** The service's page size. */
const pageSize = 200;

const listed = async (call: Promise<Answer<{ changeSets: ChangeSet[] }>>): Promise<Answer<ChangeSet[]>> => {
  const answered = await call;
  return answered.ok ? { ...answered, data: answered.data.changeSets } : answered;
};

/** The newest change sets in one state, or all that wait for somebody: finished ones would push them off the page. */
export const changeSetsReading = (state?: ChangeSetState): Reading<ChangeSet[]> => ({
  name: `changeSets/list/${state ?? "unfinished"}`,
  load: ({ content }) =>
    listed(
      answer(
        content.GET("/content/v1/editor/change-sets", {
          params: { query: { ...(state === undefined ? { unfinished: true } : { state }), limit: pageSize } },
        }),
      ),
    ),
});

/** One change set with its items. */
export const changeSetReading = (changeSet: number): Reading<ChangeSetDetails> => ({
  name: `changeSets/${changeSet}`,
  load: ({ content }) =>
    answer(content.GET("/content/v1/editor/change-sets/{changeSet}", { params: { path: { changeSet } } })),
});

const changes = ["changeSets", "changes"] as const;

/** Creates a change set. */
export const openChangeSet: Change<Attempted<{ title: string }>, ChangeSet> = {
  act: ({ content, writing }, body) =>
    answer(content.POST("/content/v1/editor/change-sets", { params: { header: writing() }, body })),
  changes,
};

/** A change set with its version. */
export type Seen = Pick<ChangeSet, "id" | "etag">;

const at = ({ writing }: Client, { id, etag }: Seen) => ({
  params: { path: { changeSet: id }, header: writing(etag) },
});

export const renameChangeSet: Change<{ seen: Seen; title: string }, ChangeSet> = {
  act: (client, { seen, title }) =>
    answer(client.content.PUT("/content/v1/editor/change-sets/{changeSet}", { ...at(client, seen), body: { title } })),
  changes,
};

/** Actions on a change set. */
export type StepName = "submit" | "withdraw" | "approve" | "return" | "publish" | "schedule" | "unschedule" | "discard";
/** `reason` is the review's note; `at` is a local date and time in the provider's time zone, `YYYY-MM-DDTHH:MM`. */
export type StepVariables = { seen: Seen; reason: string; at: string };

const review =
  (decision: "approve" | "return") =>
  (client: Client, { seen, reason }: StepVariables) =>
    answer<unknown>(
      client.content.POST("/content/v1/editor/change-sets/{changeSet}/reviews", {
        ...at(client, seen),
        body: { decision, note: reason },
      }),
    );

const steps: Record<StepName, (client: Client, variables: StepVariables) => Promise<Answer<unknown>>> = {
  submit: (client, { seen, reason }) =>
    answer(
      client.content.POST("/content/v1/editor/change-sets/{changeSet}/submit", {
        ...at(client, seen),
        body: { reason },
      }),
    ),
  withdraw: (client, { seen, reason }) =>
    answer(
      client.content.POST("/content/v1/editor/change-sets/{changeSet}/withdrawal", {
        ...at(client, seen),
        body: { reason },
      }),
    ),
  approve: review("approve"),
  return: review("return"),
  publish: (client, { seen, reason }) =>
    answer(
      client.content.POST("/content/v1/editor/change-sets/{changeSet}/publication", {
        ...at(client, seen),
        body: { reason },
      }),
    ),
  schedule: (client, { seen, reason, at: time }) =>
    answer(
      client.content.PUT("/content/v1/editor/change-sets/{changeSet}/schedule", {
        ...at(client, seen),
        body: { at: time, reason },
      }),
    ),
  unschedule: (client, { seen }) =>
    answer(client.content.DELETE("/content/v1/editor/change-sets/{changeSet}/schedule", at(client, seen))),
  discard: (client, { seen }) =>
    answer(client.content.DELETE("/content/v1/editor/change-sets/{changeSet}", at(client, seen))),
};

/** Performs an action on a change set. Publishing changes the live release, so it invalidates all cached reads. */
export const changeSetStep: Change<StepVariables & { step: StepName }, unknown> = {
  act: (client, { step, ...variables }) => steps[step](client, variables),
  changes: [
    "changeSets",
    "changes",
    "releases",
    "messages",
    "toggles",
    "forms",
    "articles",
    "message",
    "toggle",
    "form",
    "article",
  ],
};
