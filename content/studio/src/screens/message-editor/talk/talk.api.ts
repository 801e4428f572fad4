import type { components } from "@portico/openapi/studio";
import { answer } from "../../../api/answer.ts";
import type { Change as Changing } from "../../../data/useAction.ts";
import type { Reading } from "../../../data/useRead.ts";

export type Comment = components["schemas"]["Comment"];
export type Entry = components["schemas"]["Change"];

export const commentsReading = (key: string): Reading<Comment[]> => ({
  name: `comments/${key}`,
  load: async ({ content }) => {
    const said = await answer(content.GET("/content/v1/editor/comments", { params: { query: { key } } }));
    return said.ok ? { ...said, data: said.data.comments } : said;
  },
});

/** The last changes of a message, newest first. */
export const historyReading = (key: string): Reading<Entry[]> => ({
  name: `changes/${key}`,
  load: async ({ content }) => {
    const done = await answer(content.GET("/content/v1/editor/changes", { params: { query: { key, limit: 200 } } }));
    return done.ok ? { ...done, data: done.data.changes } : done;
  },
});

export const addComment: Changing<{ key: string; text: string }, Comment> = {
  act: ({ content, writing }, body) => answer(content.POST("/content/v1/editor/comments", { params: { header: writing() }, body })),
  changes: ["comments", "changes"],
};

export const closeComment: Changing<number, Comment> = {
  act: ({ content, writing }, comment) => answer(content.POST("/content/v1/editor/comments/{comment}/resolution", { params: { path: { comment }, header: writing() } })),
  changes: ["comments"],
};
