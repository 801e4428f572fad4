import { CommandError } from "../bootstrap/commandLine.mjs";

/**
 * The spellings of a name that templates use: {{kebab}}, {{name}}, {{Name}}, {{words}}, {{Words}}, {{snake}},
 * {{domain}}.
 */
export type Names = Record<"kebab" | "name" | "Name" | "words" | "Words" | "snake" | "domain", string>;

const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The spellings of a name given in kebab case, e.g. "phone-number". */
export function spell(kebab: string, domain = ""): Names {
  if (!pattern.test(kebab) || (domain !== "" && !pattern.test(domain)))
    throw new CommandError(`Write the name in small letters with hyphens, e.g. phone-number; not "${kebab}".`);
  const words = kebab.split("-");
  const Name = words.map(capital).join("");
  return {
    kebab,
    domain,
    Name,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    words: words.join(" "),
    Words: capital(words.join(" ")),
    snake: words.join("_"),
  };
}

/** Fills the placeholders of a template. Throws for an unknown one. */
export function fill(text: string, names: Names): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, key: string) => {
    const spelt = names[key as keyof Names];
    if (!spelt) throw new Error(`The template asks for {{${key}}}`);
    return spelt;
  });
}
