/** The first letter of a text as people count letters: with its accent, whole even where it takes two code units. */
function firstLetter(text: string): string {
  const letter = /\p{L}\p{M}*|\p{N}/u.exec(text.normalize("NFC"))?.[0] ?? "";
  // Longer in capitals, like the German ß, it would not fit.
  const capital = letter.toUpperCase();
  return [...capital.normalize("NFC")].length === 1 ? capital : letter;
}

/** The particles that stand before surnames are not what people go by: "de la Cruz" is a C. Capitals are a name: "De Niro". */
const particle = /^\p{Ll}+['’]?$/u;

function nameOf(words: string): string {
  const all = words.split(/\s+/u).filter((word) => firstLetter(word) !== "");
  return all.find((word) => !particle.test(word)) ?? all[0] ?? "";
}

/**
 * One or two letters for a person: of the first given name and of the first surname, which is the one that people with two
 * go by. Empty when there is no letter in either.
 *
 * @example initialsOf("María José", "García López") // "MG"
 */
export function initialsOf(firstName: string, lastName = ""): string {
  return firstLetter(nameOf(firstName)) + firstLetter(nameOf(lastName));
}
