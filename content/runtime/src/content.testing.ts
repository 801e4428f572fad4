import type { openBackend } from "@portico/backend/testing";
import { Editor, type Answer } from "@portico/backend/testing/editor";
import type { components } from "@portico/openapi/studio";

type Backend = Awaited<ReturnType<typeof openBackend>>;
type Schemas = components["schemas"];

/** Erin, who edits, and publishes what others approve. Any rejected call fails the test. */
export type TestEditor = {
  draft(key: string, wording: { en: string; es: string }): Promise<void>;
  toggle(key: string, defaultVariant: "on" | "off"): Promise<void>;
  publish(): Promise<void>;
  kill(key: string): Promise<void>;
  restore(release: string): Promise<void>;
  errors(): Promise<Schemas["CountedError"][]>;
};

async function done(answer: Promise<Answer<unknown>>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
}

export async function editorOn(backend: Backend): Promise<TestEditor> {
  const erin = await Editor.signIn(backend);
  return {
    draft: (key, wording) => done(erin.draft(key, wording)),
    toggle: (key, defaultVariant) =>
      done(erin.draftToggle(key, { state: "ENABLED", variants: { on: true, off: false }, defaultVariant })),
    publish: () => done(erin.publish()),
    kill: (key) => done(erin.kill(key)),
    restore: (release) => done(erin.restore(release)),
    errors: async () => (await erin.call<{ errors: Schemas["CountedError"][] }>("GET", "errors")).body.errors,
  };
}
