import type { operations } from "@portico/openapi/translation";
import { answer, type Answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";

export type Other = operations["sayWhereIAm"]["responses"]["200"]["content"]["application/json"]["others"][number];

/** Says what is open here, and hears who else is there. `place`: `message:<key>` or `change-set:<id>`. */
export const sayWhereIAm = ({ translation, writing }: Client, place: string): Promise<Answer<{ others: Other[] }>> =>
  answer(translation.PUT("/content/v1/editor/presence", { params: { header: writing() }, body: { place } }));
