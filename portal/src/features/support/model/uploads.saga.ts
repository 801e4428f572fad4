import { done, type Result } from "../../../api/result.ts";
import { call, put, type SagaGenerator, select } from "../../../lib/effects.ts";
import type { supportApi } from "./support.api.ts";
import { uploadEvents, uploadKey } from "./uploads.slice.ts";
import { selectWebForm } from "./webForm.slice.ts";

type Api = ReturnType<typeof supportApi>;
type Message = { form: string; accountId: string; files: readonly File[] };

/** Uploads what was not uploaded by an earlier try, one file after the other; the first failure ends it. */
function* uploadAll(api: Api, { form, accountId, files }: Message): SagaGenerator<Result<string[]>> {
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const key = uploadKey(form, file);
    const known = (yield* select(selectWebForm)).uploads.ids[key];
    if (known === undefined) {
      yield* put(uploadEvents.progressed({ form, name: file.name, number: index + 1, of: files.length }));
      const result = yield* call(api.upload, accountId, file);
      if (!result.ok) {
        yield* put(uploadEvents.failed({ key, failure: result.failure }));
        return result;
      }
      yield* put(uploadEvents.uploaded({ key, id: result.data.id }));
      ids.push(result.data.id);
    } else ids.push(known);
  }
  return done(ids);
}

/**
 * Uploads the files of a message, then sends it. After a failure the uploads are kept for the next try, so that a
 * repeated message names the same ones; unless the server no longer has them.
 */
export function* sendWithFiles<Sent>(
  api: Api,
  message: Message,
  send: (files: string[]) => Promise<Result<Sent>>,
): SagaGenerator<Result<Sent>> {
  const { form } = message;
  yield* put(uploadEvents.began(form));
  const uploaded = yield* uploadAll(api, message);
  yield* put(uploadEvents.ended(form));
  if (!uploaded.ok) return uploaded;
  const result = yield* call(send, uploaded.data);
  const isGone = !result.ok && result.failure.kind === "refused" && result.failure.code === "FILE_NOT_AVAILABLE";
  if (result.ok || isGone) yield* put(uploadEvents.used(form));
  return result;
}
