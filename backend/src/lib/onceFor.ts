/** Asks once for each thing and keeps the answer as long as the thing lives. Meant for what depends on the thing alone, and takes long. */
export function onceFor<Thing extends object, Answer>(ask: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing) ?? { answer: ask(thing) };
    answers.set(thing, known);
    return known.answer;
  };
}
