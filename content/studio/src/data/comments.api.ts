import type { components } from "@portico/openapi/studio";
import { answer } from "../api/answer.ts";
import type { Change } from "./useAction.ts";
import type { Attempted } from "./useCreation.ts";
import type { Reading } from "./useRead.ts";

export type Comment = components["schemas"]["Comment"];

/** What comments belong to: a message or a change set. */
export type About = { key: string } | { changeSet: number };

/** The comments of an item, oldest first. */
export const commentsReading = (about: About): Reading<Comment[]> => ({
  name: "key" in about ? `comments/message/${about.key}` : `comments/changeSet/${about.changeSet}`,
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/comments", { params: { query: about } }));
    return answered.ok ? { ...answered, data: answered.data.comments } : answered;
  },
});

const changes = ["comments", "changes"] as const;

/** Adds a comment. */
export const addComment: Change<Attempted<About & { text: string }>, Comment> = {
  act: ({ content, writing }, body) =>
    answer(content.POST("/content/v1/editor/comments", { params: { header: writing() }, body })),
  changes,
};

/** Resolves a comment. */
export const resolveComment: Change<number, Comment> = {
  act: ({ content, writing }, comment) =>
    answer(
      content.POST("/content/v1/editor/comments/{comment}/resolution", {
        params: { path: { comment }, header: writing() },
      }),
    ),
  changes,
};
