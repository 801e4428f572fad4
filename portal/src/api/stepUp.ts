/** Asks the person to prove who they are, and repeats what was refused for want of it (decision 73). */
export type StepUp = {
  /**
   * Sends calls. A change that is refused with STEP_UP_REQUIRED waits for the answer, and is repeated once after it.
   */
  fetch: typeof globalThis.fetch;
  /** Subscribes to the question; returns the unsubscribe function. */
  listen: (onAsked: (event: object) => void) => () => void;
  /** Answers it: whether the person has proved who they are. Otherwise the calls keep their refusal. */
  answer: (isProved: boolean) => void;
  /** The open question; undefined without one. */
  pending: () => Promise<boolean> | undefined;
};

type Question = { promise: Promise<boolean>; resolve: (isProved: boolean) => void };

/** In GraphQL a refusal has status 200; responses of other calls with this status are not read. */
async function isRefused(url: string, response: Response): Promise<boolean> {
  const mayBe = response.status === 403 || (response.status === 200 && /\/graph(ql)?$/.test(url));
  return mayBe && (await response.clone().text()).includes('"STEP_UP_REQUIRED"');
}

/** @param fetch sends the calls, each try of one that is repeated */
export function createStepUp(fetch: typeof globalThis.fetch): StepUp {
  const listeners = new Set<(event: object) => void>();
  let question: Question | undefined;

  /** All calls that are refused meanwhile share one question. */
  function ask(): Promise<boolean> {
    if (question) return question.promise;
    const asked: Partial<Question> = {};
    const promise = new Promise<boolean>((resolve) => (asked.resolve = resolve));
    question = { ...(asked as Question), promise };
    // A listener may answer at once.
    for (const listener of listeners) listener({});
    return promise;
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // What is sent while the page closes cannot wait, and needs no proof.
      if (request.method === "GET" || request.keepalive) return fetch(request);
      // Not a clone: its body would be a stream, of which browsers do not know the length.
      const body = request.body && (await request.arrayBuffer());
      const send = () => fetch(new Request(request, body ? { body } : {}));
      const response = await send();
      return (await isRefused(request.url, response)) && (await ask()) ? send() : response;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: (isProved) => {
      question?.resolve(isProved);
      question = undefined;
    },
    pending: () => question?.promise,
  };
}
